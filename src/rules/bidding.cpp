#include "rules/bidding.h"

#include "rules/schedule.h"

namespace wizbid {

bool sum_rule_in_force(const RuleSet& rules, int players, int cards) {
  if (!rules.sum_rule)
    return false;
  return rules.sum_rule->last_round_only ? cards == final_round(rules, players)
                                         : cards >= rules.sum_rule->first_round;
}

std::optional<Tricks> forbidden_bid(const RuleSet& rules, int players, int cards, Seat seat,
                                    std::span<const std::optional<Tricks>> bids) {
  if (!sum_rule_in_force(rules, players, cards) || seat.number() != players)
    return std::nullopt;
  Tricks rest = cards;
  for (std::size_t s = 0; s + 1 < static_cast<std::size_t>(players); ++s) {
    if (s >= bids.size() || !bids[s])
      return std::nullopt;
    rest -= *bids[s];
  }
  if (rest < 0 || (rest == 0 && rules.sum_rule->zero_allowed))
    return std::nullopt;
  return rest;
}

}  // namespace wizbid
