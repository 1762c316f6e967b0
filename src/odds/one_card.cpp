#include "odds/one_card.h"

#include <cassert>

#include "odds/exact_best.h"
#include "odds/one_card_auction.h"
#include "odds/one_card_special.h"
#include "rules/bidding.h"
#include "rules/scoring.h"

namespace wizbid {

bool one_card::has_evidence(const Question& question) {
  const Situation& now = question.situation;
  if (!question.model.others->heeds_bids() || std::isinf(question.bid_noise))
    return false;
  for (std::size_t seat = 0; seat < now.bids.size(); ++seat) {
    if (now.bids[seat] && seat != place(now.seat))
      return true;
  }
  return now.hears_naming();
}

namespace {

using namespace one_card;

// The chance to win with each form that it comes in, and what each bid is worth.
struct Winning {
  double win = 0;
  double lose = 0;
  std::optional<Fraction> exact;
  std::array<Points, 2> worth{};
};

Winning winning(const Scoring& scoring, const RationalWorld::Chance& chance) {
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

// The hidden cards in order: 58 * 57 * ... one a player but me.
Integer ordered_deals(const Place& at) {
  Integer deals = 1;
  int unseen = at.table.deck.size() - 1;
  for (int other = 1; other < at.table.players; ++other)
    deals *= unseen--;
  return deals;
}

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

Answer one_card_odds(const Question& question) {
  const Situation& now = question.situation;
  assert(now.cards == 1 && !now.trump_open);
  if (now.rules.special.any())
    return special_one_card_odds(question);
  const Place at = place_at(now);
  const Winning odds = with_evidence(question, at.table, [&](const auto& world, const auto& rows) {
    const auto chances = win_chances(world, at.table, now.seat, rows, CardSet{at.mine});
    return winning(at.table.scoring, chances.front());
  });

  Answer answer;
  answer.how = How::counted;
  answer.deals = ordered_deals(at);
  answer.effective_deals = answer.deals.convert_to<double>();
  const std::optional<Tricks> forbidden = forbidden_bid(now);
  for (Tricks bid : {0, 1}) {
    if (!now.auction_over() || now.bids[place(now.seat)] == bid)
      answer.bids.push_back(odds_of_bid(odds, forbidden, bid));
  }
  for (BidOdds& bid : answer.bids)
    bid.deals = answer.deals;
  mark_best(answer.bids);
  return answer;
}

}  // namespace wizbid
