#include "cli/effort_flags.h"

#include <gtest/gtest.h>

#include "cli/odds_request.h"

namespace wizbid::cli {
namespace {

SampleSize size_asked_for(const Arguments& arguments) {
  const auto values = read_flags(odds_flags(), arguments);
  std::vector<Fault> faults;
  ValueReader reader(*values, faults);
  return read_effort(reader, 1).effort.sample.size;
}

TEST(ReadEffort, TheUsualPrecisionIsGivenUpAfterSomeWork) {
  const SampleSize usual = size_asked_for({});
  EXPECT_EQ(usual.precision, 0.005);
  EXPECT_TRUE(usual.most_cards);
}

TEST(ReadEffort, WhatIsAskedForIsNotGivenUp) {
  const SampleSize precise = size_asked_for({"--precision", "0.5"});
  EXPECT_EQ(precise.precision, 0.005);
  EXPECT_FALSE(precise.most_cards);
  EXPECT_FALSE(size_asked_for({"--time", "60"}).most_cards);
  EXPECT_FALSE(size_asked_for({"--deals", "60"}).most_cards);
}

}  // namespace
}  // namespace wizbid::cli
