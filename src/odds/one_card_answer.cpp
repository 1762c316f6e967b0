#include "odds/one_card_answer.h"

#include "odds/exact_best.h"
#include "odds/one_card_worlds.h"
#include "rules/scoring.h"

namespace wizbid::one_card {

namespace {

BidOdds odds_of_bid(const Winning& winning, std::optional<Tricks> forbidden, Tricks bid) {
  BidOdds odds;
  odds.bid = bid;
  odds.legal = bid != forbidden;
  odds.tricks = {winning.lose, winning.win};
  odds.make = odds.tricks[static_cast<std::size_t>(bid)];
  odds.make_interval = {odds.make, odds.make};
  odds.expected_score = winning.worth[static_cast<std::size_t>(bid)];
  if (winning.exact)
    odds.make_fraction = bid == 1 ? *winning.exact : Fraction(1 - *winning.exact);
  return odds;
}

}  // namespace

Winning winning(const Scoring& scoring, const Share<std::int64_t>& chance) {
  const auto whole = static_cast<double>(chance.whole);
  Winning result;
  result.win = static_cast<double>(chance.part) / whole;
  result.lose = static_cast<double>(chance.whole - chance.part) / whole;
  result.exact = Fraction(chance.part, chance.whole);
  for (Tricks bid : {0, 1}) {
    const std::int64_t points = chance.part * score(scoring, bid, 1) +
                                (chance.whole - chance.part) * score(scoring, bid, 0);
    result.worth[static_cast<std::size_t>(bid)] = static_cast<double>(points) / whole;
  }
  return result;
}

Winning winning(const Scoring& scoring, double chance) {
  return {chance,
          1 - chance,
          std::nullopt,
          {NoisyWorld::worth(scoring, 0, chance), NoisyWorld::worth(scoring, 1, chance)}};
}

Answer answer_of(const Situation& situation, const Winning& odds, const Integer& deals) {
  Answer answer;
  answer.how = How::counted;
  answer.deals = deals;
  answer.effective_deals = answer.deals.convert_to<double>();
  const std::optional<Tricks> forbidden = forbidden_bid(situation);
  for (Tricks bid : {0, 1}) {
    if (!situation.auction_over() || situation.bids[place(situation.seat)] == bid)
      answer.bids.push_back(odds_of_bid(odds, forbidden, bid));
  }
  for (BidOdds& bid : answer.bids)
    bid.deals = answer.deals;
  mark_best(answer.bids);
  return answer;
}

}  // namespace wizbid::one_card
