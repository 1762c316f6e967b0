#include "counting/wide_real.h"

#include <gtest/gtest.h>

#include <cstring>

namespace wizbid {
namespace {

TEST(WideReal, HoldsWhatADoubleHolds) {
  EXPECT_EQ(WideReal(0.1).to_double(), 0.1);
  EXPECT_EQ(WideReal(0).to_double(), 0);
  EXPECT_TRUE(WideReal(0).is_zero());
  EXPECT_TRUE(WideReal().is_zero());
}

TEST(WideReal, AddsAndMultipliesLikeDoubles) {
  WideReal sum(0.1);
  sum += WideReal(0.2);
  EXPECT_EQ(sum.to_double(), 0.1 + 0.2);
  EXPECT_EQ((WideReal(0.1) * WideReal(3e200)).to_double(), 0.1 * 3e200);
  EXPECT_EQ(ratio(WideReal(1), WideReal(3)), 1.0 / 3);
}

TEST(WideReal, DoesNotUnderflow) {
  WideReal tiny = wide_exp(-1e6);
  EXPECT_FALSE(tiny.is_zero());
  EXPECT_EQ(tiny.to_double(), 0);
  WideReal twice = tiny;
  twice += tiny;
  EXPECT_EQ(ratio(tiny, twice), 0.5);
  EXPECT_NEAR(ratio(tiny * tiny, wide_exp(-2e6)), 1, 1e-9);
}

TEST(WideReal, ASumWithSomethingFarSmallerIsTheLarger) {
  WideReal sum = wide_exp(-1e6);
  sum += WideReal(1);
  EXPECT_EQ(sum.to_double(), 1);
  sum += wide_exp(-1e6);
  EXPECT_EQ(sum.to_double(), 1);
  WideReal zero;
  zero += wide_exp(-5);
  EXPECT_EQ(zero.to_double(), pinned_exp(-5));
}

// Against logarithms, across many orders of magnitude and both ways.
TEST(WideReal, KeepsProductsAndSumsOfAnyMagnitudeApart) {
  const auto times = [](double x, double y) { return wide_exp(x) * wide_exp(y); };
  for (double x = -3000; x <= 3000; x += 157) {
    for (double y = -3000; y <= 3000; y += 211) {
      EXPECT_NEAR(ratio(times(x, y), wide_exp(x + y)), 1, 1e-12) << x << ' ' << y;
      WideReal sum = wide_exp(x);
      sum += wide_exp(y);
      const double share = 1 / (1 + std::exp(y - x));
      EXPECT_NEAR(ratio(wide_exp(x), sum), share, 1e-12) << x << ' ' << y;
    }
  }
}

TEST(WideReal, TakesAPowerOfTwoBesideTheValue) {
  for (int exponent : {-3000, -1000, -300, -256, -1, 0, 255, 256, 257, 900, 3000})
    EXPECT_EQ(ratio(WideReal(1.5, exponent), WideReal(1, exponent - 1)), 3) << exponent;
  EXPECT_EQ(WideReal(1.5, -700).to_double(), 0x1.8p-700);
  EXPECT_EQ(WideReal(0x1p-1070, 1070).to_double(), 1);
}

TEST(PinnedExp, IsTheExponentialFunction) {
  EXPECT_EQ(pinned_exp(0), 1);
  for (double x = -690; x < 690; x += 0.37)
    EXPECT_NEAR(pinned_exp(x) / std::exp(x), 1, 5e-16) << x;
  EXPECT_EQ(pinned_exp(-1e9), 0);
}

// Golden bits: they may change only together with all answers that rest on them.
TEST(PinnedExp, HasTheSameBitsEverywhere) {
  EXPECT_EQ(pinned_exp(1), 0x1.5bf0a8b14576ap+1);
  EXPECT_EQ(pinned_exp(-2.5), 0x1.50385c094f425p-4);
}

}  // namespace
}  // namespace wizbid
