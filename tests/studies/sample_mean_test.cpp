#include "studies/sample_mean.h"

#include <gtest/gtest.h>

#include <cmath>

namespace wizbid {
namespace {

TEST(SampleMean, OfFourNumbers) {
  SampleMean mean;
  for (const double value : {1.0, 2.0, 3.0, 4.0})
    mean.add(value);
  EXPECT_EQ(mean.count(), 4);
  EXPECT_DOUBLE_EQ(mean.mean(), 2.5);
  EXPECT_DOUBLE_EQ(*mean.standard_error(), std::sqrt(5.0 / 3 / 4));  // squares 2.25 .25 .25 2.25
}

TEST(SampleMean, OneNumberTellsNothingOfTheError) {
  SampleMean mean;
  EXPECT_FALSE(mean.standard_error());
  mean.add(7);
  EXPECT_EQ(mean.mean(), 7);
  EXPECT_FALSE(mean.standard_error());
}

TEST(SampleMean, LosesNothingToLargeNumbers) {
  SampleMean mean;
  for (int i = 0; i < 1000; ++i)
    mean.add(1e9 + (i % 2 == 0 ? 1 : -1));
  EXPECT_NEAR(*mean.standard_error(), std::sqrt(1.0 / 999), 1e-9);
}

}  // namespace
}  // namespace wizbid
