// The score of a round.
#pragma once

#include <cstdlib>

#include "rules/rule_set.h"

namespace wizbid {

// Points for `taken` tricks after bidding `bid`: 20 and 10 a trick for a bid made, -10 for each
// trick over or under (official rules). Houses score a bid of 0 made by itself.
constexpr int score(const Scoring& scoring, Tricks bid, Tricks taken) {
  if (bid == 0 && taken == 0 && scoring.made_zero)
    return *scoring.made_zero;
  if (bid == taken)
    return scoring.made + scoring.made_per_trick * bid;
  return scoring.missed_per_trick * std::abs(bid - taken);
}

}  // namespace wizbid
