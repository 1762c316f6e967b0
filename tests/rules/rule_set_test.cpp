#include "rules/rule_set.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "rules/rule_settings.h"
#include "rules/rule_words.h"

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

tl::expected<RulesPart, Contradiction> together(const std::string& names) {
  std::vector<RulesPart> parts;
  for (const std::string& name : rule_parts(names))
    parts.push_back(*named_part(name));
  return combined(parts);
}

TEST(RuleSets, CombineToOneThatDoesAllThatTheyDo) {
  const auto both = together("plus-minus-one, tournament");
  ASSERT_TRUE(both);
  EXPECT_EQ(both->rules.name, "plus-minus-one,tournament");
  EXPECT_EQ(both->rules.sum_rule, SumRule{});
  EXPECT_EQ(both->rules.schedule, tournament_schedule());
  EXPECT_EQ(together("official,plus-minus-one")->rules.sum_rule, SumRule{});
  EXPECT_EQ(together("quick,quick")->rules.schedule, quick_schedule());
}

TEST(RuleSets, ThatSetOneThingDifferentlyDoNotCombine) {
  EXPECT_EQ(together("plus-minus-one,dm-2014").error().message,
            "plus-minus-one and dm-2014 set sum-rule differently: leave one of them out.");
  EXPECT_THAT(together("hidden-bid,quick,tournament").error().message,
              testing::HasSubstr("set schedule differently"));
}

TEST(RuleSets, ThatContradictEachOtherDoNotCombine) {
  EXPECT_THAT(together("quick,hidden-bid,dm-2015").error().message,
              testing::StartsWith("hidden-bid and dm-2015 contradict each other: "));
}

TEST(RuleSets, AreGuessedWhereTheNameIsNearlyRight) {
  EXPECT_EQ(named_part("plusminus-one").error(),
            "There is no rule set \"plusminus-one\". Did you mean plus-minus-one?");
}

TEST(RuleWords, TellWhatDiffersFromThePublishersRules) {
  EXPECT_EQ(rules_note(official_rules(), 4), std::nullopt);
  EXPECT_EQ(rules_note(*find_rule_set("quick"), 4),
            "Rules quick: Every second round is played, counted back from the last.");
  for (const RuleSet& rules : named_rule_sets())
    EXPECT_EQ(rule_changes(rules).empty(), rules.name == "official") << rules.name;
}

}  // namespace
}  // namespace wizbid
