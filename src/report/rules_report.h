// Rule sets told to people and programs.
#pragma once

#include <string>
#include <vector>

#include "rules/rule_set.h"

namespace wizbid {

// A line a set: its name and title.
std::string rules_list_text(const std::vector<RuleSet>& sets);
// What a set says, one sentence a line, lines of at most `width` columns.
std::string rules_text(const RuleSet& rules, int width);

// {"rules": [{"name": .., "title": .., ...}]}
std::string rules_list_json(const std::vector<RuleSet>& sets);
std::string rules_json(const RuleSet& rules);

}  // namespace wizbid
