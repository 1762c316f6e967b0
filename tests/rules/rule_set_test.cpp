#include "rules/rule_set.h"

#include <gtest/gtest.h>

#include <set>

namespace wizbid {
namespace {

TEST(RuleSet, OfficialIsTheDefaultAndComesFirst) {
  EXPECT_EQ(official_rules(), RuleSet{});
  EXPECT_EQ(named_rule_sets().front(), official_rules());
}

TEST(RuleSet, IsFoundByItsName) {
  for (const RuleSet& rules : named_rule_sets())
    EXPECT_EQ(find_rule_set(rules.name), rules);
  EXPECT_EQ(find_rule_set("of my own"), std::nullopt);
  EXPECT_EQ(find_rule_set(""), std::nullopt);
}

TEST(RuleSet, NamesAndTitlesDiffer) {
  std::set<std::string> names;
  for (const RuleSet& rules : named_rule_sets()) {
    names.insert(rules.name);
    EXPECT_FALSE(rules.title.empty());
  }
  EXPECT_EQ(names.size(), named_rule_sets().size());
}

}  // namespace
}  // namespace wizbid
