// What the odds of the cards advise: the best card, and what the others would lose.
#pragma once

#include <optional>
#include <vector>

#include "odds/card_odds.h"

namespace wizbid {

struct CardAdvice {
  // Places in CardAnswer::cards, the largest expected score first; of equal ones the first.
  std::vector<std::size_t> ranking;
  std::vector<Points> loss;  // by place: points that a card loses against the best
  // Whether the first two are as good as equal: within toss_up_points (advice/bid_advice.h), or the
  // sample can't tell at 95% which is better.
  bool toss_up = false;

  std::size_t best() const { return ranking.front(); }
  std::optional<std::size_t> runner_up() const {
    return ranking.size() > 1 ? std::optional(ranking[1]) : std::nullopt;
  }
};

// Must hold: the answer has a card.
CardAdvice advise_card(const CardAnswer& answer);

}  // namespace wizbid
