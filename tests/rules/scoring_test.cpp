#include "rules/scoring.h"

#include <gtest/gtest.h>

namespace wizbid {
namespace {

constexpr Scoring official;

TEST(Score, OfABidMadeIsTwentyAndTenATrick) {
  EXPECT_EQ(score(official, 0, 0), 20);
  EXPECT_EQ(score(official, 1, 1), 30);
  EXPECT_EQ(score(official, 2, 2), 40);
  EXPECT_EQ(score(official, 20, 20), 220);
}

TEST(Score, OfABidMissedIsMinusTenForEachTrickOverOrUnder) {
  EXPECT_EQ(score(official, 2, 4), -20) << "not -10 for each trick taken, which would be -40";
  EXPECT_EQ(score(official, 3, 2), -10) << "not -10 for each trick bid, which would be -30";
  EXPECT_EQ(score(official, 0, 5), -50) << "not 0";
  EXPECT_EQ(score(official, 5, 0), -50);
}

TEST(Score, DependsOnTheDistanceOnlyWhenMissed) {
  for (Tricks bid = 0; bid <= max_cards; ++bid) {
    for (Tricks taken = 0; taken <= max_cards; ++taken) {
      if (bid == taken)
        continue;
      EXPECT_EQ(score(official, bid, taken), score(official, taken, bid));
      EXPECT_LT(score(official, bid, taken), 0);
    }
  }
}

TEST(Score, OfTheOneCardRoundIsWorthTheSameAtThreeSevenths) {
  // p: chance to take the trick. Bid 1 is worth 30 p - 10 (1 - p), bid 0 is worth 20 (1 - p) - 10
  // p; with p = 3/7, seven times each:
  const int bid_one = 3 * score(official, 1, 1) + 4 * score(official, 1, 0);
  const int bid_zero = 3 * score(official, 0, 1) + 4 * score(official, 0, 0);
  EXPECT_EQ(bid_one, bid_zero);
}

TEST(Score, FollowsTheNumbersOfItsRules) {
  const Scoring other{5, 3, -2, std::nullopt};
  EXPECT_EQ(score(other, 4, 4), 17);
  EXPECT_EQ(score(other, 4, 1), -6);
}

TEST(Score, OfAZeroMadeCanBeItsOwn) {
  const Scoring house{20, 10, -10, 50};
  EXPECT_EQ(score(house, 0, 0), 50);
  EXPECT_EQ(score(house, 0, 2), -20);
  EXPECT_EQ(score(house, 2, 2), 40);
  EXPECT_EQ(score(house, 2, 0), -20);
}

}  // namespace
}  // namespace wizbid
