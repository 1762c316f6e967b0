#include "odds/sampled_estimate.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <vector>

#include "deals/random.h"
#include "odds/interval.h"
#include "rules/scoring.h"

namespace wizbid {
namespace {

constexpr int held = 3;

// Made-up results with weights, and the same as sums.
struct DrawnSample {
  std::vector<double> weights;
  std::array<std::vector<Tricks>, held + 1> tricks;  // by bid
  SampleSums sums = SampleSums::row_a_bid(held);
};

DrawnSample made_up_sample(std::uint32_t heaviest, int deals) {
  const std::array<Tricks, held + 1> bids{0, 1, 2, 3};
  Random random(1, Purpose::games, heaviest);
  DrawnSample sample;
  for (int i = 0; i < deals; ++i) {
    const Weight weight = 1 + random.below(heaviest);
    std::array<Tricks, held + 1> tricks{};
    std::array<int, held + 1> scores{};
    const std::uint32_t luck = random.below(3);
    for (std::size_t bid = 0; bid < bids.size(); ++bid) {
      tricks[bid] = static_cast<Tricks>((luck + random.below(2) + bid) % (held + 1));
      scores[bid] = score(Scoring{}, bids[bid], tricks[bid]);
      sample.tricks[bid].push_back(tricks[bid]);
    }
    sample.weights.push_back(static_cast<double>(weight));
    sample.sums.add(weight, bids, tricks, scores);
  }
  return sample;
}

// sum w x y / sum w, and the covariance of two weighted means, straight from the definitions.
double mean(const DrawnSample& sample, const std::vector<double>& x) {
  double sum = 0;
  double weights = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    sum += sample.weights[i] * x[i];
    weights += sample.weights[i];
  }
  return sum / weights;
}
double covariance(const DrawnSample& sample, const std::vector<double>& x,
                  const std::vector<double>& y) {
  double sum = 0;
  double weights = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    sum +=
        sample.weights[i] * sample.weights[i] * (x[i] - mean(sample, x)) * (y[i] - mean(sample, y));
    weights += sample.weights[i];
  }
  return sum / (weights * weights);
}

// The variance of a made or missed bid worth `gain` points, with two more of each, on so many
// effective deals.
double least_variance(const DrawnSample& sample, double made, double gain) {
  double weights = 0;
  double squares = 0;
  for (double weight : sample.weights) {
    weights += weight;
    squares += weight * weight;
  }
  const double deals = weights * weights / squares;
  const double share = (made * deals + 2) / (deals + 4);
  return share * (1 - share) / deals * gain * gain;
}

std::vector<double> scores(const DrawnSample& sample, Tricks bid) {
  std::vector<double> list;
  for (Tricks t : sample.tricks[static_cast<std::size_t>(bid)])
    list.push_back(score(Scoring{}, bid, t));
  return list;
}
std::vector<double> hits(const DrawnSample& sample, Tricks bid, Tricks wanted) {
  std::vector<double> list;
  for (Tricks t : sample.tricks[static_cast<std::size_t>(bid)])
    list.push_back(t == wanted ? 1 : 0);
  return list;
}

// Of the score of a bid: making it is worth 30 and 10 a trick more than missing it by one.
double variance(const DrawnSample& sample, Tricks bid) {
  return std::max(covariance(sample, scores(sample, bid), scores(sample, bid)),
                  least_variance(sample, mean(sample, hits(sample, bid, bid)), 30 + 10.0 * bid));
}

TEST(SampleEstimate, AgreesWithTheDefinitions) {
  for (std::uint32_t heaviest : {1U, 1000000U}) {
    const DrawnSample sample = made_up_sample(heaviest, 150);
    const SampleEstimate estimate(sample.sums, Scoring{}, held, heaviest == 1);
    for (Tricks a = 0; a <= held; ++a) {
      const BidOdds odds = estimate.odds(a);
      EXPECT_EQ(odds.bid, a);
      for (Tricks t = 0; t <= held; ++t)
        EXPECT_NEAR(odds.tricks[static_cast<std::size_t>(t)], mean(sample, hits(sample, a, t)),
                    1e-14);
      EXPECT_EQ(odds.make, odds.tricks[static_cast<std::size_t>(a)]);
      EXPECT_NEAR(odds.expected_score, mean(sample, scores(sample, a)), 1e-12);
      EXPECT_NEAR(odds.make_error,
                  std::sqrt(std::max(covariance(sample, hits(sample, a, a), hits(sample, a, a)),
                                     least_variance(sample, odds.make, 1))),
                  1e-12);
      EXPECT_NEAR(odds.score_error, std::sqrt(variance(sample, a)), 1e-12);
      for (Tricks b = 0; b <= held; ++b) {
        if (a == b)
          continue;
        const double both = covariance(sample, scores(sample, a), scores(sample, b));
        EXPECT_NEAR(estimate.covariance(a, b), both, 1e-11);
        EXPECT_NEAR(estimate.error_of_difference(a, b),
                    std::sqrt(variance(sample, a) + variance(sample, b) - 2 * both), 1e-7);
      }
    }
  }
}

TEST(SampleEstimate, PlainIntervalsAreWilsons) {
  const DrawnSample sample = made_up_sample(1, 200);
  const BidOdds odds = SampleEstimate(sample.sums, Scoring{}, held, true).odds(2);
  const Interval wilson = wilson_interval(odds.make, 200);
  EXPECT_NEAR(odds.make_interval.low, wilson.low, 1e-12);
  EXPECT_NEAR(odds.make_interval.high, wilson.high, 1e-12);
  EXPECT_EQ(odds.deals, 200);
}

// Weights 1 and 3: (1 + 3)^2 / (1 + 9).
TEST(SampleEstimate, CountsTheEffectiveDeals) {
  SampleSums sums = SampleSums::row_a_bid(1);
  sums.add(1, std::array{0}, std::array{0}, std::array{20});
  sums.add(3, std::array{0}, std::array{0}, std::array{20});
  const SampleEstimate estimate(sums, Scoring{}, 1, true);
  EXPECT_EQ(estimate.effective_deals(0), 1.6);
}

// One row of deals of one card, all made, the first one heavier.
SampleEstimate all_made(Weight first, int deals, bool plain) {
  SampleSums sums = SampleSums::row_a_bid(1);
  for (int i = 0; i < deals; ++i)
    sums.add(i == 0 ? first : 1, std::array{0}, std::array{0}, std::array{20});
  return {sums, Scoring{}, 1, plain};
}

TEST(SampleEstimate, KnowsNothingFromFewerThanAHundredWeightedDeals) {
  const SampleEstimate few = all_made(2, 100, false);  // 101^2 / 103
  EXPECT_FALSE(few.credible(0));
  EXPECT_EQ(few.make_interval(0).low, 0);
  EXPECT_EQ(few.make_interval(0).high, 1);
  EXPECT_TRUE(std::isinf(few.odds(0).make_error));
  EXPECT_TRUE(std::isinf(few.odds(0).score_error));
  EXPECT_TRUE(all_made(2, 102, false).credible(0));
}

// None of them is as likely as the scale expects: all weigh the least there is.
TEST(SampleEstimate, WeightsThatAreAllAlikeAreStillWeights) {
  EXPECT_FALSE(all_made(1, 99, false).credible(0));
}

// Made on light deals only: no surer than if never made.
TEST(SampleEstimate, AnIntervalIsNeverNarrowerThanThatOfTheEffectiveDeals) {
  SampleSums sums = SampleSums::row_a_bid(1);
  for (int i = 0; i < 200; ++i)
    sums.add(i == 0 ? 1 : 1000, std::array{0}, std::array{i == 0 ? 0 : 1}, std::array{0});
  EXPECT_GT(SampleEstimate(sums, Scoring{}, 1, false).make_interval(0).high, 0.018);
}

TEST(SampleEstimate, PlainDealsAreCredibleHoweverFew) {
  const SampleEstimate one = all_made(1, 1, true);
  EXPECT_TRUE(one.credible(0));
  // Always made so far, and yet not certain.
  EXPECT_EQ(one.odds(0).make, 1);
  EXPECT_LT(one.make_interval(0).low, 0.5);
  // As if 3 of 5 had been made; a miss costs 30 points.
  EXPECT_NEAR(one.odds(0).make_error, std::sqrt(0.6 * 0.4), 1e-12);
  EXPECT_NEAR(one.odds(0).score_error, 30 * std::sqrt(0.6 * 0.4), 1e-12);
}

TEST(SampleEstimate, OutcomesAllAlikeLeaveTheBestBidOpen) {
  SampleSums sums = SampleSums::row_a_bid(1);
  sums.add(1, std::array{0, 1}, std::array{0, 0}, std::array{20, -10});
  const SampleEstimate estimate(sums, Scoring{}, 1, true);
  // 3 of 5 made, worth 30; 2 of 5 made, worth 40.
  EXPECT_NEAR(estimate.error_of_difference(0, 1), 50 * std::sqrt(0.6 * 0.4), 1e-12);
}

TEST(SampleEstimate, OneRowServesEveryBid) {
  SampleSums sums = SampleSums::one_row();
  for (Tricks t : {0, 1, 1, 2})
    sums.add(1, std::array{0}, std::array{t}, std::array{0});
  const SampleEstimate estimate(sums, Scoring{}, 2, true);
  EXPECT_EQ(estimate.expected_score(0), (20 - 10 - 10 - 20) / 4.0);
  EXPECT_EQ(estimate.expected_score(1), (-10 + 30 + 30 - 10) / 4.0);
  EXPECT_EQ(estimate.expected_score(2), (-20 - 10 - 10 + 40) / 4.0);
  // Scores 20 -10 -10 -20 with mean -5, and -10 30 30 -10 with mean 10.
  EXPECT_NEAR(estimate.covariance(0, 1), (25 * -20 + -5 * 20 * 2 + -15 * -20) / 16.0, 1e-12);
  EXPECT_EQ(estimate.best(std::array{0, 1, 2}), 1);
}

TEST(SampleEstimate, OfEqualBidsTheLowestIsTheBest) {
  SampleSums sums = SampleSums::row_a_bid(1);
  sums.add(1, std::array{0, 1}, std::array{1, 0}, std::array{-10, -10});
  EXPECT_EQ(SampleEstimate(sums, Scoring{}, 1, true).best(std::array{0, 1}), 0);
}

}  // namespace
}  // namespace wizbid
