// The rules as they hold in one round of a game.
#pragma once

#include <optional>

#include "rules/rule_set.h"

namespace wizbid {

// Whether the rules of the round depend on who leads the score.
bool asks_for_leader(const RuleSet& rules, int players, int cards);

// The rules with what depends on the round settled: what a bid of 0 made scores, and whether the
// sum rule binds the dealer. `dealer_leads`: he alone leads the score. Twice gives the same as
// once.
RuleSet rules_of_round(RuleSet rules, int players, int cards, bool dealer_leads);

}  // namespace wizbid
