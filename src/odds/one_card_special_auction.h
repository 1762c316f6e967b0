// The auction of a one-card round with special cards in the deck, as odds/one_card_auction.h has it
// without: what each bid is worth with each card, and what bids heard say. Internal to odds.
#pragma once

#include <algorithm>
#include <vector>

#include "odds/one_card_auction.h"
#include "odds/one_card_special_wins.h"
#include "rules/bidding.h"

namespace wizbid::one_card {

inline constexpr std::array<Tricks, 2> both_bids{0, 1};

// How one card of a seat fares after one bid.
template <class World>
struct Fare {
  typename World::Chance taken{};
  typename World::Chance bonus{};  // of the bonus that goes with this bid
};

Fraction worth_of(const Scoring& scoring, Tricks bid, int bonus, const Fare<RationalWorld>& fare);
Points worth_of(const Scoring& scoring, Tricks bid, int bonus, const Fare<NoisyWorld>& fare);

inline double number_of(const RationalWorld::Chance& chance) {
  return static_cast<double>(chance.part) / static_cast<double>(chance.whole);
}
inline double number_of(double chance) {
  return chance;
}

// What becomes of the two bids with a card.
template <class World>
using Fares = std::array<Fare<World>, 2>;

// Everybody's view of the round, and of what the others declare.
class SpecialTable {
 public:
  SpecialTable(const Table& table, const Situation& now, const Model& model);

  const Table& table() const { return table_; }

  // The cards whose player says what they count as.
  CardSet declared_cards() const { return declared_cards_; }

  // For each card in the deck's order. `known`: the bids that this seat knows of others; what it
  // bids itself stands aside.
  template <class World>
  std::vector<Fares<World>> fares(const World& world, Seat seat, const Rows<World>& rows,
                                  CardSet cards, const Bids& known) const {
    std::vector<Fares<World>> fares(static_cast<std::size_t>(cards.size()));
    add_fares(world, seat, rows, cards, known, 1, fares);
    const CardSet told = told_by_own_bid(cards);
    if (told.empty())
      return fares;
    std::vector<Fares<World>> after_zero(static_cast<std::size_t>(told.size()));
    add_fares(world, seat, rows, told, known, 0, after_zero);
    std::size_t i = 0;
    std::size_t k = 0;
    for (const Card card : cards) {
      if (told.contains(card))
        fares[i].front() = after_zero[k++].front();
      ++i;
    }
    return fares;
  }

  template <class World>
  std::array<typename World::Value, 2> worths(const Fares<World>& fares) const {
    return {worth_of(table_.scoring, 0, bonus_, fares[0]),
            worth_of(table_.scoring, 1, bonus_, fares[1])};
  }

  // What the seats may declare once these bids are known; each is as likely. Who is not known to
  // have bid does as is usual for him.
  std::vector<Declared> declarations(Bids known) const;

  // The outcomes (one_card_special_wins.h) of each card under each of some declarations, added up.
  template <class Number>
  std::vector<Share<Number>> count(Seat seat, const SeatWeights<Number>& weights, CardSet cards,
                                   const std::vector<Declared>& declarations) const {
    std::vector<Share<Number>> sum;
    for (const Declared& declared : declarations) {
      const auto shares = SpecialWinCounter<Number>(table_, seat, weights, declared).count(cards);
      if (sum.empty()) {
        sum = shares;
        continue;
      }
      for (std::size_t i = 0; i < sum.size(); ++i) {
        sum[i].part += shares[i].part;
        sum[i].whole += shares[i].whole;
      }
    }
    return sum;
  }

 private:
  // The cards with which a seat's own bid makes a difference to what is declared: by himself, or,
  // under a sum rule, by a last bidder who is left one bid.
  CardSet told_by_own_bid(CardSet cards) const {
    const bool binds = sum_rule_in_force(table_.rules, table_.players, 1);
    return binds && !declared_cards_.empty() ? cards : cards & declared_cards_;
  }

  // With what is declared once the seat itself has bid `said`.
  template <class World>
  void add_fares(const World& world, Seat seat, const Rows<World>& rows, CardSet cards, Bids known,
                 Tricks said, std::vector<Fares<World>>& fares) const {
    known.resize(static_cast<std::size_t>(table_.players));
    known[place(seat)] = said;
    const auto declared = declarations(std::move(known));
    const auto chances = world.solve(rows, [&]<class Number>(const SeatWeights<Number>& weights) {
      return count(seat, weights, cards, declared);
    });
    for (const Tricks bid : both_bids) {
      const auto bonus = bid == 1 ? Outcome::bonus_taken : Outcome::bonus_void;
      for (std::size_t i = 0; i < fares.size(); ++i)
        fares[i][static_cast<std::size_t>(bid)] = {
            chances[i * outcomes + static_cast<std::size_t>(Outcome::taken)],
            chances[i * outcomes + static_cast<std::size_t>(bonus)]};
    }
  }

  void find_usual(Card card);

  Table table_;
  int bonus_;
  CardSet declared_cards_;
  std::array<bool, max_players> heeds_{};
  Declared usual_{};
};

// What each bid is worth, by kind of card.
template <class World>
using WorthByKind = std::array<std::array<typename World::Value, 2>, Card::most_cards>;

template <class World>
WorthByKind<World> worth_by_kind(const World& world, const SpecialTable& special, Seat seat,
                                 const Rows<World>& rows, const Bids& known) {
  const CardSet kinds = special.table().kinds();
  const auto fares = special.fares(world, seat, rows, kinds, known);
  WorthByKind<World> worth;
  std::size_t i = 0;
  for (const Card card : kinds)
    worth[place(card)] = special.worths<World>(fares[i++]);
  return worth;
}

// As read_auction, with special cards.
template <class World>
Rows<World> read_special_auction(const World& world, const SpecialTable& special,
                                 const Question& question) {
  const Table& table = special.table();
  const Situation& now = question.situation;
  Rows<World> rows = silent_rows(world);
  Signs<typename World::Sign> naming;
  if (table.naming) {
    naming = signs_of_naming(world, table, [&](const Table& variant) {
      const SpecialTable other(variant, now, question.model);
      const auto worth =
          worth_by_kind(world, other, table.naming->seat, silent_rows(world), Bids{});
      std::array<typename World::Value, Card::most_cards> best;
      for (const Card card : variant.kinds())
        best[place(card)] = std::max(worth[place(card)][0], worth[place(card)][1]);
      return best;
    });
    rows[place(table.naming->seat)] = world.row(table, naming);
  }
  const Rows<World> before_bids = rows;
  const bool aloud = table.rules.bids_known == BidsKnown::aloud;
  for (std::size_t s = 0; s < now.bids.size(); ++s) {
    const Seat bidder = Seat::from_index(static_cast<int>(s));
    if (!now.bids[s] || forbidden_bid(table.rules, table.players, 1, bidder, now.bids))
      continue;
    Bids before;
    if (aloud)
      before.assign(now.bids.begin(), now.bids.begin() + static_cast<std::ptrdiff_t>(s));
    const auto worth = worth_by_kind(world, special, bidder, aloud ? rows : before_bids, before);
    Signs<typename World::Sign> signs;
    for (const Card card : table.kinds()) {
      const auto sign = world.sign(worth[place(card)], static_cast<std::size_t>(*now.bids[s]));
      const bool named = table.naming && bidder == table.naming->seat;
      signs[place(card)] = named ? sign * naming[place(card)] : sign;
    }
    rows[s] = world.row(table, signs);
  }
  return rows;
}

// As with_evidence: use(world, rows).
template <class Use>
auto with_special_evidence(const Question& question, const SpecialTable& special, Use use) {
  if (!has_evidence(question)) {
    const RationalWorld world;
    return use(world, silent_rows(world));
  }
  if (question.bid_noise < least_noise) {
    const RationalWorld world;
    return use(world, read_special_auction(world, special, question));
  }
  const NoisyWorld world(question.bid_noise);
  return use(world, read_special_auction(world, special, question));
}

}  // namespace wizbid::one_card
