#include "rules/round_rules.h"

#include "rules/bidding.h"
#include "rules/schedule.h"

namespace wizbid {

namespace {

std::optional<int> zero_score(const RuleSet& rules, int players, int cards) {
  if (!rules.zero)
    return std::nullopt;
  const ZeroBonus& zero = *rules.zero;
  const bool last = cards == final_round(rules, players);
  if (last && (zero.last_points || zero.last_per_card))
    return zero.last_points.value_or(zero.points) +
           zero.last_per_card.value_or(zero.per_card) * cards;
  return cards >= zero.first_round ? std::optional(zero.points + zero.per_card * cards)
                                   : std::nullopt;
}

}  // namespace

bool asks_for_leader(const RuleSet& rules, int players, int cards) {
  return sum_rule_in_force(rules, players, cards) &&
         rules.sum_rule->binds == BoundBidder::sole_leader;
}

RuleSet rules_of_round(RuleSet rules, int players, int cards, bool dealer_leads) {
  rules.scoring.made_zero = zero_score(rules, players, cards);
  if (!dealer_leads && asks_for_leader(rules, players, cards))
    rules.sum_rule.reset();
  return rules;
}

}  // namespace wizbid
