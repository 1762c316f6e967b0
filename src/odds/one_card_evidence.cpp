#include "deals/canonical.h"
#include "odds/holding_cards.h"
#include "odds/one_card.h"
#include "odds/one_card_auction.h"
#include "odds/one_card_special_auction.h"

namespace wizbid {
namespace {

using namespace one_card;

// What is worth knowing about another hand, seen from mine.
std::vector<HoldingCards> holdings_of_interest(const Place& at) {
  const Table& table = at.table;
  const CardSet hidden = table.deck - CardSet{at.mine};
  std::vector<HoldingCards> holdings{{Holding::wizard, CardSet::wizards()},
                                     {Holding::jester, CardSet::jesters()}};
  if (at.mine.is_suited() && at.mine.suit() == table.trump) {
    holdings.push_back({Holding::trump_above_mine, CardSet::above(at.mine)});
  } else {
    holdings.push_back({Holding::trump, trump_cards(table.trump)});
    if (at.mine.is_suited())
      holdings.push_back({Holding::higher_of_my_suit, CardSet::above(at.mine)});
  }
  holdings.push_back({Holding::special_card, special_cards(table.rules.special)});
  return possible_among(hidden, std::move(holdings));
}

// For each card of the deck: among the deals in which the seat holds it, those in which it takes
// the trick.
struct OrdinaryTricks {
  template <class Number>
  std::vector<Share<Number>> operator()(const Table& table, Seat seat,
                                        const SeatWeights<Number>& weights) const {
    return WinCounter<Number>(table, seat, weights).count(table.deck);
  }
};

// The same where there are special cards.
struct SpecialTricks {
  const SpecialTable& special;
  std::vector<Declared> declarations;

  template <class Number>
  std::vector<Share<Number>> operator()(const Table& table, Seat seat,
                                        const SeatWeights<Number>& weights) const {
    const auto all = special.count(seat, weights, table.deck, declarations);
    std::vector<Share<Number>> taken;
    for (std::size_t i = static_cast<std::size_t>(Outcome::taken); i < all.size(); i += outcomes)
      taken.push_back(all[i]);
    return taken;
  }
};

// For one seat, among all deals with my card: those in which it holds some of the cards asked
// about, one share for each, and last those in which it wins.
template <class Number, class Taking>
std::vector<Share<Number>> count_holdings(const Table& table, Seat seat,
                                          const SeatWeights<Number>& weights,
                                          const std::vector<HoldingCards>& holdings,
                                          const Taking& tricks) {
  const std::vector<Share<Number>> by_card = tricks(table, seat, weights);
  std::vector<Share<Number>> shares(holdings.size() + 1);
  Number whole{};
  auto share = by_card.begin();
  for (Card card : table.deck) {
    const Number& weight = weights[place(seat)][place(card)];
    const Number deals = weight * share->whole;
    for (std::size_t i = 0; i < holdings.size(); ++i) {
      if (holdings[i].cards.contains(card))
        shares[i].part += deals;
    }
    shares.back().part += weight * share->part;
    whole += deals;
    ++share;
  }
  for (Share<Number>& each : shares)
    each.whole = whole;
  return shares;
}

double to_double(double chance) {
  return chance;
}
double to_double(const RationalWorld::Chance& chance) {
  return static_cast<double>(chance.part) / static_cast<double>(chance.whole);
}

// The chances of one seat, in the order of `holdings`, the winning card last.
template <class World, class Taking>
std::vector<double> seat_chances(const World& world, const Table& table, Seat seat,
                                 const Rows<World>& rows, const std::vector<HoldingCards>& holdings,
                                 const Taking& tricks) {
  const auto chances = world.solve(rows, [&]<class Number>(const SeatWeights<Number>& weights) {
    return count_holdings(table, seat, weights, holdings, tricks);
  });
  std::vector<double> numbers;
  for (const auto& chance : chances)
    numbers.push_back(to_double(chance));
  return numbers;
}

// The chances of all seats; of mine the winning card only.
template <class World, class Taking>
std::vector<std::vector<double>> table_chances(const World& world, const Place& at, Seat me,
                                               Rows<World> rows,
                                               const std::vector<HoldingCards>& holdings,
                                               const Taking& tricks) {
  rows[place(me)] = world.holds(at.mine);
  std::vector<std::vector<double>> chances;
  for (int i = 0; i < at.table.players; ++i) {
    const Seat seat = Seat::from_index(i);
    chances.push_back(seat_chances(world, at.table, seat, rows,
                                   seat == me ? std::vector<HoldingCards>{} : holdings, tricks));
  }
  return chances;
}

// The chances of all seats, from the cards in sight alone and with what was heard.
using SeatChances = std::vector<std::vector<double>>;

EvidenceReport evidence_of(const Situation& now, const std::vector<HoldingCards>& holdings,
                           const SeatChances& before, const SeatChances& after, bool tricks_told) {
  const auto naming = now.naming();
  EvidenceReport report;
  for (std::size_t seat = 0; seat < before.size(); ++seat) {
    const HoldingChance takes{Holding::winning_card, before[seat].back(), after[seat].back()};
    if (seat == place(now.seat)) {
      if (tricks_told)
        report.mine = takes;
      continue;
    }
    SeatEvidence evidence;
    evidence.seat = Seat::from_index(static_cast<int>(seat));
    if (seat < now.bids.size())
      evidence.bid = now.bids[seat];
    evidence.named_trump = naming && naming->looked && evidence.seat == naming->seat;
    for (std::size_t i = 0; i < holdings.size(); ++i)
      evidence.chances.push_back({holdings[i].what, before[seat][i], after[seat][i]});
    if (tricks_told)
      evidence.chances.push_back(takes);
    report.others.push_back(std::move(evidence));
  }
  return report;
}

// What I say that my card is I know, once I have bid, and the others do not matter then.
EvidenceReport special_evidence(const Question& asked) {
  Question question = asked;
  question.situation = canonical_suits(asked.situation).situation;
  const Situation& now = question.situation;
  const Place at = place_at(now);
  const SpecialTable special(at.table, now, question.model);
  const std::vector<HoldingCards> holdings = holdings_of_interest(at);
  Bids mine(static_cast<std::size_t>(now.players));
  if (now.auction_over())
    mine[place(now.seat)] = now.bids[place(now.seat)];
  const RationalWorld blank;
  const auto before = table_chances(blank, at, now.seat, silent_rows(blank), holdings,
                                    SpecialTricks{special, special.declarations(mine)});
  const auto after =
      with_special_evidence(question, special, [&](const auto& world, const auto& rows) {
        return table_chances(world, at, now.seat, rows, holdings,
                             SpecialTricks{special, special.declarations(now.bids)});
      });
  const bool tricks_told = now.auction_over() || !special.declared_cards().contains(at.mine);
  return evidence_of(now, holdings, before, after, tricks_told);
}

}  // namespace

EvidenceReport one_card_evidence(const Question& question) {
  const Situation& now = question.situation;
  if (now.rules.special.any())
    return special_evidence(question);
  const Place at = place_at(now);
  const std::vector<HoldingCards> holdings = holdings_of_interest(at);
  const RationalWorld blank;
  const OrdinaryTricks tricks;
  const auto before = table_chances(blank, at, now.seat, silent_rows(blank), holdings, tricks);
  const auto after = with_evidence(question, at.table, [&](const auto& world, const auto& rows) {
    return table_chances(world, at, now.seat, rows, holdings, tricks);
  });
  return evidence_of(now, holdings, before, after, true);
}

}  // namespace wizbid
