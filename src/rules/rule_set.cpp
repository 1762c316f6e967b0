#include "rules/rule_set.h"

#include <utility>

namespace wizbid {

RuleSet official_rules() {
  return {};
}

std::vector<RuleSet> named_rule_sets() {
  return {official_rules()};
}

std::optional<RuleSet> find_rule_set(std::string_view name) {
  std::vector<RuleSet> sets = named_rule_sets();
  for (RuleSet& rules : sets) {
    if (rules.name == name)
      return std::move(rules);
  }
  return std::nullopt;
}

}  // namespace wizbid
