#include "odds/one_card_special.h"

#include <cassert>

#include "deals/canonical.h"
#include "odds/exact_best.h"
#include "odds/one_card_special_auction.h"
#include "rules/bidding.h"

namespace wizbid {

namespace {

using namespace one_card;

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
    odds.made_with_bonus = number_of(fares[row].bonus);
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
  answer.bids = with_special_evidence(question, special, [&](const auto& world, const auto& rows) {
    return special_odds(world, special, now, at.mine, rows);
  });
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
