#include "rules/schedule.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace wizbid {
namespace {

using testing::ElementsAre;

TEST(LastRound, HasTwentyFifteenTwelveAndTenCards) {
  EXPECT_EQ(last_round(3), 20);
  EXPECT_EQ(last_round(4), 15);
  EXPECT_EQ(last_round(5), 12);
  EXPECT_EQ(last_round(6), 10);
}

TEST(LastRound, IsTheOnlyOneThatLeavesNoCardToTurnUp) {
  for (int players = min_players; players <= max_players; ++players) {
    EXPECT_TRUE(is_last_round(players, last_round(players)));
    for (int cards = 1; cards < last_round(players); ++cards)
      EXPECT_FALSE(is_last_round(players, cards));
  }
}

TEST(Rounds, AreAllFromOneCardToTheLast) {
  EXPECT_THAT(rounds(official_rules(), 6), ElementsAre(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
  EXPECT_EQ(rounds(official_rules(), 3).size(), 20U);
  EXPECT_EQ(rounds(official_rules(), 4).front(), 1);
  EXPECT_EQ(rounds(official_rules(), 4).back(), 15);
}

TEST(Rounds, CountBackFromTheLastInSteps) {
  RuleSet quick = official_rules();
  quick.schedule.step = 2;
  EXPECT_THAT(rounds(quick, 4), ElementsAre(1, 3, 5, 7, 9, 11, 13, 15));
  EXPECT_THAT(rounds(quick, 5), ElementsAre(2, 4, 6, 8, 10, 12));
}

TEST(Rounds, OfTournamentsAreTenAndEndWithTheLast) {
  const RuleSet rules = *find_rule_set("tournament");
  EXPECT_THAT(rounds(rules, 4), ElementsAre(1, 3, 5, 7, 9, 11, 12, 13, 14, 15));
  EXPECT_THAT(rounds(rules, 5), ElementsAre(2, 4, 5, 6, 7, 8, 9, 10, 11, 12));
  for (int players = min_players; players <= max_players; ++players) {
    EXPECT_EQ(rounds(rules, players).size(), 10U);
    EXPECT_EQ(final_round(rules, players), last_round(players));
  }
  EXPECT_FALSE(has_round(rules, 4, 2));
  EXPECT_TRUE(has_round(rules, 6, 2));
}

}  // namespace
}  // namespace wizbid
