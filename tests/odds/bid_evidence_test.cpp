#include "odds/bid_evidence.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

namespace wizbid {
namespace {

constexpr BidNoise no_evidence = std::numeric_limits<BidNoise>::infinity();

TEST(ChoiceChance, FallsByEForEachNoiseOfLoss) {
  const std::vector<Points> worth{10, 8};
  EXPECT_NEAR(choice_chance(worth, 0, 2) / choice_chance(worth, 1, 2), std::exp(1), 1e-12);
  EXPECT_NEAR(choice_chance(worth, 0, 2), 1 / (1 + std::exp(-1)), 1e-15);
}

TEST(ChoiceChance, AddsToOneOverTheChoices) {
  const std::vector<Points> worth{-3.5, 12, 7.25, 12, 0};
  for (BidNoise noise : {0.0, 0.01, 0.5, 2.0, 100.0, no_evidence}) {
    double sum = 0;
    for (std::size_t i = 0; i < worth.size(); ++i)
      sum += choice_chance(worth, i, noise);
    EXPECT_NEAR(sum, 1, 1e-15) << noise;
  }
}

TEST(ChoiceChance, WithoutNoiseIsTheBestOnesAlike) {
  const std::vector<Points> worth{12, -3, 12, 7};
  EXPECT_EQ(choice_chance(worth, 0, 0), 0.5);
  EXPECT_EQ(choice_chance(worth, 1, 0), 0);
  EXPECT_EQ(choice_chance(worth, 2, 0), 0.5);
}

TEST(ChoiceChance, WithInfiniteNoiseIsTheSameForAll) {
  const std::vector<Points> worth{12, -3, 12, 7};
  for (std::size_t i = 0; i < worth.size(); ++i)
    EXPECT_EQ(choice_chance(worth, i, no_evidence), 0.25);
}

TEST(ChoiceWeight, OfAGrossErrorIsSmallButNotZero) {
  const std::vector<Points> worth{0, 50};
  EXPECT_EQ(choice_chance(worth, 0, 0.01), 0);
  EXPECT_FALSE(choice_weight(worth, 0, 0.01).is_zero());
}

TEST(ChoiceChance, DependsOnDifferencesOnly) {
  EXPECT_EQ(choice_chance(std::vector<Points>{1, 4}, 0, 2),
            choice_chance(std::vector<Points>{-99, -96}, 0, 2));
}

}  // namespace
}  // namespace wizbid
