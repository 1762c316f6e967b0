#include "games/joint_sums.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <vector>

namespace wizbid {
namespace {

// Mean and standard error as in a textbook, with the deviations from the mean.
Estimate slow_estimate(const std::vector<double>& values) {
  const auto count = static_cast<double>(values.size());
  double mean = 0;
  for (const double value : values)
    mean += value / count;
  double squares = 0;
  for (const double value : values)
    squares += (value - mean) * (value - mean);
  return {mean, std::sqrt(squares / (count - 1) / count)};
}

std::vector<ByPlace> some_sets() {
  const auto value = rc::gen::inRange<std::int64_t>(-30000, 30000);
  const auto set = rc::gen::map(rc::gen::container<std::vector<std::int64_t>>(max_players, value),
                                [](const std::vector<std::int64_t>& values) {
                                  ByPlace by_place{};
                                  std::copy(values.begin(), values.end(), by_place.begin());
                                  return by_place;
                                });
  const auto count = *rc::gen::inRange<std::size_t>(2, 30);
  return *rc::gen::container<std::vector<ByPlace>>(count, set);
}

RC_GTEST_PROP(JointSums, AgreeWithTheTextbook, ()) {
  const auto sets = some_sets();
  SeatFactors weights{};
  for (std::int64_t& weight : weights)
    weight = *rc::gen::inRange<std::int64_t>(-3, 4);
  JointSums sums;
  std::vector<double> values;
  for (const ByPlace& set : sets) {
    sums.add(set);
    double value = 0;
    for (std::size_t place = 0; place < max_players; ++place)
      value += static_cast<double>(weights[place] * set[place]) / 7;
    values.push_back(value);
  }
  const Estimate slow = slow_estimate(values);
  const Estimate fast = sums.estimate(weights, 7);
  RC_ASSERT(std::abs(fast.mean - slow.mean) <= 1e-9 * (1 + std::abs(slow.mean)));
  RC_ASSERT(std::abs(*fast.standard_error - *slow.standard_error) <=
            1e-9 * (1 + *slow.standard_error));
}

RC_GTEST_PROP(JointSums, CanBeAddedInAnyOrder, ()) {
  const auto sets = some_sets();
  JointSums all;
  JointSums even;
  JointSums odd;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    all.add(sets[i]);
    (i % 2 == 0 ? even : odd).add(sets[i]);
  }
  odd += even;
  RC_ASSERT(odd == all);
}

TEST(JointSums, OneSetTellsNothingOfTheError) {
  JointSums sums;
  sums.add({12, 30});
  EXPECT_EQ(sums.estimate({1}, 4).mean, 3);
  EXPECT_EQ(sums.estimate({1}, 4).standard_error, std::nullopt);
}

// What two places have in common drops out of their difference.
TEST(JointSums, ADifferenceIsPaired) {
  JointSums sums;
  sums.add({100, 90});
  sums.add({-50, -60});
  sums.add({10, 0});
  EXPECT_EQ(sums.estimate({1, -1}, 1).mean, 10);
  EXPECT_EQ(sums.estimate({1, -1}, 1).standard_error, 0.0);
  EXPECT_GT(sums.estimate({1}, 1).standard_error, 40.0);
}

// A spread of 1 around 100,000 in 2000 sets: the squares are 10^10 times as large as the spread.
TEST(JointSums, LoseNothingToLargeNumbers) {
  JointSums sums;
  for (int i = 0; i < 2000; ++i)
    sums.add({100'000 + (i % 2 == 0 ? 1 : -1)});
  EXPECT_EQ(sums.estimate({1}, 1).mean, 1e5);
  EXPECT_DOUBLE_EQ(*sums.estimate({1}, 1).standard_error, std::sqrt(1.0 / 1999));
}

}  // namespace
}  // namespace wizbid
