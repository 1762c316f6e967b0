// Which bids are legal.
#pragma once

#include <optional>
#include <span>

#include "rules/rule_set.h"

namespace wizbid {

// Whether a hand of so many cards can take so many tricks.
constexpr bool is_bid(int cards, Tricks bid) {
  return bid >= 0 && bid <= cards;
}

// Whether the last bidder of this round may not make the bids add up to the tricks.
bool sum_rule_in_force(const RuleSet& rules, int players, int cards);

// The one bid that the rules forbid this seat, given the bids by seat made before: nullopt where
// they forbid none, or where a bid was not heard, so that nobody can tell which it would be.
std::optional<Tricks> forbidden_bid(const RuleSet& rules, int players, int cards, Seat seat,
                                    std::span<const std::optional<Tricks>> bids);

}  // namespace wizbid
