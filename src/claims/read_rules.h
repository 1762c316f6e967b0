// Rule sets as files and claims say them (docs/rules.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "claims/fields.h"
#include "rules/rule_settings.h"

namespace wizbid {

// The set that a table tells: what it starts from, and its own settings. What is wrong is added to
// the faults; the part is then the publisher's rules. `name`: what the set is to be called.
RulesPart read_rule_table(const Node& table, const std::string& name,
                          std::vector<ClaimFault>& faults);

// The same for the text of a file. Messages call it `name`.
RulesPart read_rule_file(std::string_view text, const std::string& name,
                         std::vector<ClaimFault>& faults);

}  // namespace wizbid
