// A rule set as a file says it (docs/rules.md); claims/read_rules.h reads it back.
#pragma once

#include <string>

#include "rules/rule_set.h"

namespace wizbid {

// All settings, those that are as usual too.
std::string rules_toml(const RuleSet& rules);

// How a file says when bids become known: "aloud", "after-auction", "after-round".
std::string_view bids_known_word(BidsKnown known);

}  // namespace wizbid
