#include "counting/normal.h"

#include <gtest/gtest.h>

#include <cmath>

namespace wizbid {
namespace {

TEST(PinnedLog, AgreesWithTheLibrary) {
  for (double x : {1e-300, 1e-9, 0.1, 0.5, 0.70710678, 0.9999999, 1.0, 1.0000001, 1.5, 2.0, 3.0,
                   10.0, 1e9, 1e300})
    EXPECT_NEAR(pinned_log(x), std::log(x), 4e-16 * std::max(1.0, std::abs(std::log(x)))) << x;
  EXPECT_EQ(pinned_log(1), 0);
}

TEST(NormalBelow, AgreesWithTheLibrary) {
  for (double x = -12; x <= 12; x += 0.037)
    EXPECT_NEAR(normal_below(x), std::erfc(-x / std::sqrt(2.0)) / 2, 1e-15) << x;
}

TEST(NormalBelow, IsSymmetric) {
  EXPECT_EQ(normal_below(0), 0.5);
  for (double x : {0.1, 1.0, 1.959963984540054, 5.0, 20.0})
    EXPECT_NEAR(normal_below(x) + normal_below(-x), 1, 1e-15);
  EXPECT_NEAR(normal_below(1.959963984540054), 0.975, 1e-15);
}

}  // namespace
}  // namespace wizbid
