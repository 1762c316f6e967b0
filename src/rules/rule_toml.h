// A rule set as a file says it (docs/rules.md); claims/read_rules.h reads it back.
#pragma once

#include <string>
#include <string_view>

#include "rules/rule_set.h"

namespace wizbid {

// All settings, those that are as usual too.
std::string rules_toml(const RuleSet& rules);

// How a file says when bids become known: "aloud", "after-auction", "after-round".
std::string_view bids_known_word(BidsKnown known);
// Whom a sum rule binds: "last-bidder", "sole-leader".
std::string_view bound_word(BoundBidder bound);
// What a Wizard or a Jester turned up means: "dealer-names", "left-names", "no-trump".
std::string_view wizard_word(WizardTurned wizard);
std::string_view jester_word(JesterTurned jester);

}  // namespace wizbid
