#include "counting/binomial.h"

#include <gtest/gtest.h>

namespace wizbid {
namespace {

TEST(Binomial, KnownValues) {
  EXPECT_EQ(binomial(0, 0), 1);
  EXPECT_EQ(binomial(5, 2), 10);
  EXPECT_EQ(binomial(52, 5), 2598960);  // poker hands
  EXPECT_EQ(binomial(60, 20), Integer("4191844505805495"));
  EXPECT_EQ(binomial(100, 50), Integer("100891344545564193334812497256"));
}

TEST(Binomial, NothingOutsideTheTriangle) {
  EXPECT_EQ(binomial(5, -1), 0);
  EXPECT_EQ(binomial(5, 6), 0);
  EXPECT_EQ(small_binomial(5, -1), 0u);
  EXPECT_EQ(small_binomial(5, 6), 0u);
}

TEST(Binomial, FollowsPascalsRulePastTheEndOfTheTable) {
  for (int n = 1; n <= 2 * max_small_binomial; ++n)
    for (int k = 0; k <= n; ++k)
      ASSERT_EQ(binomial(n, k), binomial(n - 1, k - 1) + binomial(n - 1, k)) << n << " " << k;
}

TEST(Binomial, RowsAddUpToPowersOfTwo) {
  Integer power = 1;
  for (int n = 0; n <= 80; ++n) {
    Integer sum = 0;
    for (int k = 0; k <= n; ++k)
      sum += binomial(n, k);
    EXPECT_EQ(sum, power);
    power *= 2;
  }
}

}  // namespace
}  // namespace wizbid
