#include "advice/bid_advice.h"

#include <gtest/gtest.h>

namespace wizbid {
namespace {

BidOdds odds(Tricks bid, Points expected_score, std::vector<double> tricks = {}) {
  BidOdds result;
  result.bid = bid;
  result.expected_score = expected_score;
  result.tricks = std::move(tricks);
  return result;
}

Answer exact(std::vector<BidOdds> bids) {
  Answer answer;
  answer.how = How::enumerated;
  answer.bids = std::move(bids);
  return answer;
}

TEST(BidAdvice, TakesTheLargestExpectedScore) {
  const BidAdvice advice = advise_bid(exact({odds(0, -3.5), odds(1, 12.25), odds(2, 4)}));
  EXPECT_EQ(advice.best, 1);
  EXPECT_EQ(advice.expected_score, 12.25);
  EXPECT_EQ(advice.loss, (std::vector<Points>{15.75, 0, 8.25}));
  EXPECT_EQ(advice.runner_up, 2);
  EXPECT_FALSE(advice.toss_up);
}

TEST(BidAdvice, OfEqualBidsTakesTheLower) {
  const BidAdvice advice = advise_bid(exact({odds(0, 5), odds(1, 5)}));
  EXPECT_EQ(advice.best, 0);
  EXPECT_TRUE(advice.toss_up);
}

TEST(BidAdvice, NeverRecommendsAnIllegalBidButShowsWhatItsBanCosts) {
  Answer answer = exact({odds(0, -5.5), odds(1, 24)});
  answer.bids[1].legal = false;
  const BidAdvice advice = advise_bid(answer);
  EXPECT_EQ(advice.best, 0);
  EXPECT_EQ(advice.loss[1], -29.5);
  EXPECT_EQ(advice.runner_up, std::nullopt);
}

TEST(BidAdvice, WithinThreeTenthsOfAPointIsATossUp) {
  EXPECT_TRUE(advise_bid(exact({odds(0, 5.0), odds(1, 5.25)})).toss_up);
  EXPECT_FALSE(advise_bid(exact({odds(0, 5.0), odds(1, 5.35)})).toss_up);
}

TEST(BidAdvice, ASampleThatCannotTellIsATossUp) {
  Answer answer = exact({odds(0, 5), odds(1, 6)});
  answer.how = How::sampled;
  answer.bids[0].best_chance = 0.1;
  answer.bids[1].best_chance = 0.9;
  EXPECT_TRUE(advise_bid(answer).toss_up);
  answer.bids[0].best_chance = 0.01;
  answer.bids[1].best_chance = 0.99;
  EXPECT_FALSE(advise_bid(answer).toss_up);
}

TEST(NeedAdvice, AsksForTheScoreNotForTheMean) {
  // 30 points need bid 1 made; 20 points come from either bid made.
  const Answer answer = exact({odds(0, 11, {0.7, 0.3}), odds(1, 2, {0.7, 0.3})});
  const NeedAdvice thirty = advise_need(answer, Scoring{}, 30);
  EXPECT_EQ(thirty.bid, 1);
  EXPECT_DOUBLE_EQ(thirty.chance, 0.3);
  const NeedAdvice twenty = advise_need(answer, Scoring{}, 20);
  EXPECT_EQ(twenty.bid, 0);
  EXPECT_DOUBLE_EQ(twenty.chance, 0.7);
}

// 50 points: made with the bonus of 20; 30: made anyhow.
TEST(NeedAdvice, KnowsTheBonusOfACard) {
  Answer answer = exact({odds(0, 11, {0.7, 0.3}), odds(1, 2, {0.6, 0.4})});
  answer.bids[1].made_with_bonus = 0.1;
  EXPECT_DOUBLE_EQ(advise_need(answer, Scoring{}, 50, 20).chance, 0.1);
  EXPECT_DOUBLE_EQ(advise_need(answer, Scoring{}, 30, 20).chance, 0.4);
  EXPECT_EQ(advise_need(answer, Scoring{}, 51, 20).chance, 0);
}

TEST(NeedAdvice, OfEqualChancesTakesTheBetterBid) {
  const Answer answer = exact({odds(0, -4, {0.2, 0.8}), odds(1, 22, {0.2, 0.8})});
  EXPECT_EQ(advise_need(answer, Scoring{}, 1000).bid, 1);
}

}  // namespace
}  // namespace wizbid
