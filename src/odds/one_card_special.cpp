#include "odds/one_card_special.h"

#include <cassert>

#include "deals/canonical.h"
#include "odds/exact_best.h"
#include "odds/one_card_auction.h"
#include "odds/one_card_special_wins.h"
#include "rules/bidding.h"
#include "rules/scoring.h"

namespace wizbid {

namespace {

using namespace one_card;

constexpr std::array<Tricks, 2> both_bids{0, 1};

std::optional<Card> declared_card(const Table& table) {
  for (const Card card : table.deck) {
    if (is_declared(table.rules.special, card))
      return card;
  }
  return std::nullopt;
}

// How one card of a seat fares after one bid.
template <class World>
struct Fare {
  typename World::Chance taken{};
  typename World::Chance bonus;  // of the bonus that goes with this bid
};

Fraction worth_of(const Scoring& scoring, Tricks bid, int bonus, const Fare<RationalWorld>& fare) {
  return RationalWorld::worth(scoring, bid, fare.taken) +
         Fraction(fare.bonus.part * bonus, fare.bonus.whole);
}

Points worth_of(const Scoring& scoring, Tricks bid, int bonus, const Fare<NoisyWorld>& fare) {
  return NoisyWorld::worth(scoring, bid, fare.taken) + fare.bonus * bonus;
}

// Everybody's view of the round, and of what the others declare.
class SpecialTable {
 public:
  SpecialTable(const Table& table, const Situation& now, const Model& model)
      : table_(table), bonus_(largest_bonus(table.rules.special)) {
    for (std::size_t s = 0; s < max_players; ++s)
      heeds_[s] = (s == place(now.seat) ? model.me : model.others)->heeds_bids();
    if (const auto card = declared_card(table))
      find_usual(*card);
  }

  const Table& table() const { return table_; }

  // For each card in the deck's order: what becomes of each bid. `known`: the bids that this seat
  // knows of others; what it bids itself stands aside.
  template <class World>
  std::vector<std::array<Fare<World>, 2>> fares(const World& world, Seat seat,
                                                const Rows<World>& rows, CardSet cards,
                                                const Bids& known) const {
    std::vector<std::array<Fare<World>, 2>> fares(static_cast<std::size_t>(cards.size()));
    for (const Tricks bid : both_bids) {
      const auto declarations = declarations_of(seat, bid, known);
      const auto chances = world.solve(rows, [&]<class Number>(const SeatWeights<Number>& weights) {
        return count(seat, weights, cards, declarations);
      });
      const auto bonus = bid == 1 ? Outcome::bonus_taken : Outcome::bonus_void;
      for (std::size_t i = 0; i < fares.size(); ++i)
        fares[i][static_cast<std::size_t>(bid)] = {
            chances[i * outcomes + static_cast<std::size_t>(Outcome::taken)],
            chances[i * outcomes + static_cast<std::size_t>(bonus)]};
    }
    return fares;
  }

  template <class World>
  std::array<typename World::Value, 2> worths(const std::array<Fare<World>, 2>& fares) const {
    return {worth_of(table_.scoring, 0, bonus_, fares[0]),
            worth_of(table_.scoring, 1, bonus_, fares[1])};
  }

 private:
  // The shares under each of some declarations that are as likely, added up.
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

  std::vector<Declared> declarations_of(Seat seat, Tricks bid, Bids known) const {
    known.resize(static_cast<std::size_t>(table_.players));
    known[place(seat)] = bid;
    Declared declared = usual_;
    bool by_chance = false;
    for (int s = 0; s < table_.players; ++s) {
      const auto at = static_cast<std::size_t>(s);
      by_chance = by_chance || !heeds_[at];
      if (known[at])
        declared[at] = *known[at] == 1;
      else if (const auto forbidden =
                   forbidden_bid(table_.rules, table_.players, 1, Seat::from_index(s), known))
        declared[at] = *forbidden == 0;
    }
    if (!by_chance)
      return {declared};
    Declared other = declared;
    for (std::size_t s = 0; s < max_players; ++s) {
      if (!heeds_[s]) {
        declared[s] = true;
        other[s] = false;
      }
    }
    return {declared, other};
  }

  // Who holds the declared card knows that nobody else does, so that what the others would declare
  // makes no difference to him.
  void find_usual(Card card) {
    const RationalWorld world;
    for (int s = 0; s < table_.players; ++s) {
      const Seat seat = Seat::from_index(s);
      const auto outlook = fares(world, seat, silent_rows(world), CardSet{card}, {});
      const auto worth = worths<RationalWorld>(outlook.front());
      usual_[place(seat)] = worth[1] > worth[0];
    }
  }

  Table table_;
  int bonus_;
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

void fill_chances(BidOdds& odds, const RationalWorld::Chance& taken) {
  const auto whole = static_cast<double>(taken.whole);
  odds.tricks = {static_cast<double>(taken.whole - taken.part) / whole,
                 static_cast<double>(taken.part) / whole};
  const Fraction win(taken.part, taken.whole);
  odds.make_fraction = odds.bid == 1 ? win : Fraction(1 - win);
}

void fill_chances(BidOdds& odds, double taken) {
  odds.tricks = {1 - taken, taken};
}

double as_points(const Fraction& worth) {
  return worth.convert_to<double>();
}
double as_points(double worth) {
  return worth;
}

template <class World>
std::vector<BidOdds> special_odds(const World& world, const SpecialTable& special,
                                  const Situation& now, Card mine, const Rows<World>& rows) {
  const auto fares = special.fares(world, now.seat, rows, CardSet{mine}, now.bids).front();
  const auto worth = special.worths<World>(fares);
  std::vector<BidOdds> all;
  for (const Tricks bid : both_bids) {
    const auto row = static_cast<std::size_t>(bid);
    if (now.auction_over() && now.bids[place(now.seat)] != bid)
      continue;
    BidOdds odds;
    odds.bid = bid;
    odds.legal = forbidden_bid(now) != bid;
    fill_chances(odds, fares[row].taken);
    odds.make = odds.tricks[row];
    odds.make_interval = {odds.make, odds.make};
    odds.expected_score = as_points(worth[row]);
    all.push_back(odds);
  }
  return all;
}

}  // namespace

Answer special_one_card_odds(const Question& asked) {
  assert(asked.situation.cards == 1 && !asked.situation.trump_open &&
         asked.situation.rules.special.any());
  Question question = asked;
  question.situation = canonical_suits(asked.situation).situation;
  const Situation& now = question.situation;
  const Place at = place_at(now);
  const SpecialTable special(at.table, now, question.model);
  Answer answer;
  answer.how = How::counted;
  if (!has_evidence(question) || question.bid_noise < least_noise) {
    const RationalWorld world;
    const auto rows = has_evidence(question) ? read_special_auction(world, special, question)
                                             : silent_rows(world);
    answer.bids = special_odds(world, special, now, at.mine, rows);
  } else {
    const NoisyWorld world(question.bid_noise);
    const auto rows = read_special_auction(world, special, question);
    answer.bids = special_odds(world, special, now, at.mine, rows);
  }
  answer.deals = 1;
  int unseen = at.table.deck.size() - 1;
  for (int other = 1; other < at.table.players; ++other)
    answer.deals *= unseen--;
  answer.effective_deals = answer.deals.convert_to<double>();
  for (BidOdds& bid : answer.bids)
    bid.deals = answer.deals;
  mark_best(answer.bids);
  return answer;
}

}  // namespace wizbid
