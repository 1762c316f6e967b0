// The dealer who has turned up a Wizard and holds one card: which suit to name.
#pragma once

#include <array>

#include "odds/question.h"

namespace wizbid {

// By rank of his card: what his better bid is worth, judged before any bid is heard, with his own
// suit named and with another one.
struct NamingWorth {
  Points own = 0;
  Points other = 0;
};

// Must hold: 3 <= players <= 6. Exact.
std::array<NamingWorth, ranks_per_suit> one_card_naming(const RuleSet& rules, const Model& model,
                                                        int players);

}  // namespace wizbid
