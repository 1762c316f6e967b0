#include "odds/holding_cards.h"
#include "odds/one_card.h"
#include "odds/one_card_auction.h"

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
  return possible_among(hidden, std::move(holdings));
}

// For one seat, among all deals with my card: those in which it holds some of the cards asked
// about, one share for each, and last those in which it wins.
template <class Number>
std::vector<Share<Number>> count_holdings(const Table& table, Seat seat,
                                          const SeatWeights<Number>& weights,
                                          const std::vector<HoldingCards>& holdings) {
  const auto by_card = WinCounter<Number>(table, seat, weights).count(table.deck);
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
template <class World>
std::vector<double> seat_chances(const World& world, const Table& table, Seat seat,
                                 const Rows<World>& rows,
                                 const std::vector<HoldingCards>& holdings) {
  const auto chances = world.solve(rows, [&]<class Number>(const SeatWeights<Number>& weights) {
    return count_holdings(table, seat, weights, holdings);
  });
  std::vector<double> numbers;
  for (const auto& chance : chances)
    numbers.push_back(to_double(chance));
  return numbers;
}

// The chances of all seats; of mine the winning card only.
template <class World>
std::vector<std::vector<double>> table_chances(const World& world, const Place& at, Seat me,
                                               Rows<World> rows,
                                               const std::vector<HoldingCards>& holdings) {
  rows[place(me)] = world.holds(at.mine);
  std::vector<std::vector<double>> chances;
  for (int i = 0; i < at.table.players; ++i) {
    const Seat seat = Seat::from_index(i);
    chances.push_back(seat_chances(world, at.table, seat, rows,
                                   seat == me ? std::vector<HoldingCards>{} : holdings));
  }
  return chances;
}

}  // namespace

EvidenceReport one_card_evidence(const Question& question) {
  const Situation& now = question.situation;
  const Place at = place_at(now);
  const std::vector<HoldingCards> holdings = holdings_of_interest(at);
  const RationalWorld blank;
  const auto before = table_chances(blank, at, now.seat, silent_rows(blank), holdings);
  const auto after = with_evidence(question, at.table, [&](const auto& world, const auto& rows) {
    return table_chances(world, at, now.seat, rows, holdings);
  });

  EvidenceReport report;
  for (std::size_t seat = 0; seat < before.size(); ++seat) {
    if (seat == place(now.seat)) {
      report.mine = {Holding::winning_card, before[seat].back(), after[seat].back()};
      continue;
    }
    SeatEvidence evidence;
    evidence.seat = Seat::from_index(static_cast<int>(seat));
    if (seat < now.bids.size())
      evidence.bid = now.bids[seat];
    evidence.named_trump = at.table.naming && evidence.seat == at.table.naming->seat;
    for (std::size_t i = 0; i < holdings.size(); ++i)
      evidence.chances.push_back({holdings[i].what, before[seat][i], after[seat][i]});
    evidence.chances.push_back({Holding::winning_card, before[seat].back(), after[seat].back()});
    report.others.push_back(std::move(evidence));
  }
  return report;
}

}  // namespace wizbid
