#include "cli/rules_flag.h"

#include <string_view>
#include <vector>

namespace wizbid::cli {

RuleSet read_rules(ValueReader& reader) {
  std::vector<RuleSet> sets = named_rule_sets();
  std::vector<std::string_view> names;
  for (const RuleSet& rules : sets)
    names.push_back(rules.name);
  return sets[reader.choice("rules", names).value_or(0)];
}

}  // namespace wizbid::cli
