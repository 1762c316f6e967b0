#include "odds/interval.h"

#include <gtest/gtest.h>

#include <cmath>

namespace wizbid {
namespace {

// Brown, Cai and DasGupta (2001) and any calculator give these.
TEST(WilsonInterval, GivesPublishedValues) {
  const Interval half = wilson_interval(0.5, 10);
  EXPECT_NEAR(half.low, 0.2366, 5e-5);
  EXPECT_NEAR(half.high, 0.7634, 5e-5);
  const Interval none = wilson_interval(0, 10);
  EXPECT_EQ(none.low, 0);
  EXPECT_NEAR(none.high, 0.2775, 5e-5);
}

// Its ends are the chances whose distance to the share is exactly 1.96 standard errors of their
// own.
TEST(WilsonInterval, EndsWhereTheShareIsJustCredible) {
  for (double share : {0.01, 0.3, 0.77}) {
    for (double deals : {20.0, 333.5, 1e6}) {
      const Interval interval = wilson_interval(share, deals);
      for (double end : {interval.low, interval.high})
        EXPECT_NEAR(std::abs(share - end) / std::sqrt(end * (1 - end) / deals),
                    errors_of_95_percent, 1e-6);
    }
  }
}

TEST(WilsonInterval, MirrorsAndShrinks) {
  const Interval low = wilson_interval(0.2, 50);
  const Interval high = wilson_interval(0.8, 50);
  EXPECT_NEAR(low.low, 1 - high.high, 1e-15);
  EXPECT_NEAR(low.high, 1 - high.low, 1e-15);
  EXPECT_NEAR(half_width(wilson_interval(0.5, 38416)), 0.005, 1e-5);
}

}  // namespace
}  // namespace wizbid
