#include "odds/deal_sieve.h"

#include <gtest/gtest.h>

#include <vector>

namespace wizbid {
namespace {

constexpr std::uint32_t unluckiest = 0xFFFFFFFF;

// What deals of this weight count on average, by 2^16 numbers of luck spread evenly.
double mean_count(const DealSieve& sieve, Weight weight) {
  double sum = 0;
  for (std::uint32_t k = 0; k < 1U << 16; ++k)
    sum += static_cast<double>(sieve.pass(weight, k << 16 | 0x8000U));
  return sum / (1 << 16);
}

TEST(DealSieve, LetsAllPassAsTheyAreWithoutWeightsToGoBy) {
  const DealSieve sieve;
  for (Weight weight : {Weight{1}, Weight{12345}, largest_weight})
    EXPECT_EQ(sieve.pass(weight, unluckiest), weight);
}

TEST(DealSieve, CountsEveryWeightRightOnAverage) {
  const DealSieve sieve(std::vector<Weight>{100'000, 300'000, 1'000});
  for (Weight weight :
       std::initializer_list<Weight>{1, 50, 999, 7'000, 70'000, 300'000, 456'510, 456'511, 900'000})
    EXPECT_NEAR(mean_count(sieve, weight) / static_cast<double>(weight), 1, 2e-3) << weight;
}

TEST(DealSieve, WeightsThatAreAlikeAllPassAsTheyAre) {
  const DealSieve sieve(std::vector<Weight>(256, 1'000'000));
  EXPECT_EQ(sieve.pass(1'000'000, unluckiest), 1'000'000U);
}

// The mean of 1 and 3, the latter weighed three times, is 2.5.
TEST(DealSieve, HeavyDealsAlwaysPassAndLightOnesCountAsMuch) {
  const DealSieve sieve(std::vector<Weight>{1'000'000, 3'000'000});
  const Weight full = 2'500'000;
  EXPECT_EQ(sieve.pass(full + 1, unluckiest), full + 1);
  EXPECT_EQ(sieve.pass(full / 2, unluckiest), 0U);
  EXPECT_EQ(sieve.pass(full / 2, 0), full);
}

TEST(DealSieve, OfTheLightestOneIn64Passes) {
  const DealSieve sieve(std::vector<Weight>{largest_weight});
  EXPECT_EQ(sieve.pass(5, 0xFFFFFFFF / 64), 5U * 64);
  EXPECT_EQ(sieve.pass(5, 0xFFFFFFFF / 64 + 1), 0U);
}

}  // namespace
}  // namespace wizbid
