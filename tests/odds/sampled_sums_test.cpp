#include "odds/sampled_sums.h"

#include <gtest/gtest.h>

#include <array>

namespace wizbid {
namespace {

TEST(SampleSums, HoldWhatHappened) {
  SampleSums sums = SampleSums::row_a_bid(2);
  sums.add(3, std::array{0, 2}, std::array{1, 2}, std::array{-10, 40});
  sums.add(5, std::array{0, 2}, std::array{0, 1}, std::array{20, -10});
  EXPECT_EQ(sums.of(0).deals, 2U);
  EXPECT_EQ(sums.of(1).deals, 0U);
  EXPECT_EQ(static_cast<int>(sums.of(0).weight[1]), 3);
  EXPECT_EQ(static_cast<int>(sums.of(0).weight_squared[0]), 25);
  EXPECT_EQ(static_cast<int>(sums.of(2).weight_squared[2]), 9);
  EXPECT_EQ(static_cast<int>(sums.cross(0, 2)), 9 * -400 + 25 * -200);
  EXPECT_EQ(static_cast<int>(sums.cross(0, 1)), 0);
}

TEST(SampleSums, CountDealsThatWereDrawnAndNotPlayed) {
  SampleSums sums = SampleSums::row_a_bid(2);
  const std::array<Tricks, 2> bids{0, 2};
  sums.skip(bids);
  SampleSums more = sums;
  more.add(3, bids, std::array<Tricks, 2>{1, 2}, std::array<int, 2>{-10, 40});
  sums += more;
  EXPECT_EQ(sums.of(0).deals, 3U);
  EXPECT_EQ(sums.of(0).played, 1U);
  EXPECT_EQ(sums.of(1).deals, 0U);
  EXPECT_EQ(sums.of(2).deals, 3U);
}

TEST(SampleSums, AddUpInAnyOrder) {
  SampleSums one = SampleSums::row_a_bid(1);
  SampleSums two = one;
  SampleSums all = one;
  for (Weight w = 1; w <= 10; ++w) {
    const std::array tricks{static_cast<int>(w % 2), static_cast<int>(w % 3 == 0)};
    const std::array scores{tricks[0] == 0 ? 20 : -10, tricks[1] == 1 ? 30 : -10};
    (w <= 4 ? one : two).add(w, std::array{0, 1}, tricks, scores);
    all.add(w, std::array{0, 1}, tricks, scores);
  }
  SampleSums backwards = two;
  backwards += one;
  one += two;
  EXPECT_EQ(one, all);
  EXPECT_EQ(backwards, all);
}

TEST(SampleSums, HaveRoomForTheLargestWeights) {
  SampleSums sums = SampleSums::row_a_bid(20);
  sums.add(largest_weight, std::array{19, 20}, std::array{19, 20}, std::array{210, 220});
  for (int doubling = 0; doubling < 30; ++doubling)
    sums += SampleSums(sums);
  EXPECT_EQ(sums.of(20).deals, 1U << 30);
  EXPECT_EQ(static_cast<double>(sums.of(20).weight_squared[20]), 0x1p110);
  EXPECT_EQ(static_cast<double>(sums.cross(19, 20)), 210 * 220 * 0x1p110);
}

TEST(SampleSums, OfOneRowServeEveryBid) {
  SampleSums sums = SampleSums::one_row();
  sums.add(1, std::array{0}, std::array{2}, std::array{-20});
  EXPECT_EQ(sums.of(0), sums.of(3));
  EXPECT_TRUE(sums.has_one_row());
}

}  // namespace
}  // namespace wizbid
