// Which bids are legal.
#pragma once

#include "rules/rule_set.h"

namespace wizbid {

// Official rules: 0..cards, whatever the others bid. `cards` is the size of a hand.
constexpr bool is_legal_bid(const RuleSet&, int cards, Tricks bid) {
  return bid >= 0 && bid <= cards;
}

}  // namespace wizbid
