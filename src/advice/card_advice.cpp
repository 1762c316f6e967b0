#include "advice/card_advice.h"

#include <algorithm>
#include <numeric>

#include "advice/bid_advice.h"

namespace wizbid {

CardAdvice advise_card(const CardAnswer& answer) {
  // A card is told apart from the best when its chance to be the best is below this: 5% two-sided.
  constexpr double told_apart_chance = 0.025;
  const auto& cards = answer.cards;
  CardAdvice advice;
  advice.ranking.resize(cards.size());
  std::iota(advice.ranking.begin(), advice.ranking.end(), 0U);
  std::ranges::stable_sort(advice.ranking, [&](std::size_t a, std::size_t b) {
    return cards[a].expected_score > cards[b].expected_score;
  });
  const Points highest = cards[advice.best()].expected_score;
  for (const CardOdds& odds : cards)
    advice.loss.push_back(highest - odds.expected_score);
  if (const auto other = advice.runner_up())
    advice.toss_up = advice.loss[*other] < toss_up_points ||
                     (answer.how == How::sampled &&
                      (!answer.credible || cards[*other].best_chance > told_apart_chance));
  return advice;
}

}  // namespace wizbid
