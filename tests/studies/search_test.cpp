#include <gtest/gtest.h>

#include <cmath>

#include "studies/card_search.h"
#include "studies/coverage.h"
#include "studies/opponents.h"
#include "studies/sample_mean.h"

namespace wizbid {
namespace {

SampleMean gains(const std::vector<SearchTrial>& trials) {
  SampleMean mean;
  for (const SearchTrial& trial : trials)
    mean.add(trial.gain);
  return mean;
}

Model all_random() {
  return {find_player("random"), find_player("random")};
}

TEST(BidSearch, GainsOnAPlayerWhoBidsAnything) {
  BidSearchPlan plan;
  plan.size = {3, 4};
  plan.model = all_random();
  plan.effort.reach = 4;
  const SampleMean gain = gains(try_bid_search(plan, *find_company("random"), {200, 2}));
  EXPECT_GT(gain.mean(), 4 * *gain.standard_error());
}

TEST(CardSearch, GainsOnAPlayerWhoPlaysAnything) {
  CardSearchPlan plan;
  plan.size = {3, 4};
  plan.model = all_random();
  const SampleMean gain = gains(try_card_search(plan, *find_company("random"), {300, 2}));
  EXPECT_GT(gain.mean(), 4 * *gain.standard_error());
}

TEST(CardSearch, ThatIsNeverSureChangesNothing) {
  CardSearchPlan plan;
  plan.size = {4, 5};
  plan.model = {find_player("greedy"), find_player("greedy")};
  plan.errors = 1e9;
  for (const SearchTrial& trial : try_card_search(plan, *find_company("greedy"), {50, 2})) {
    EXPECT_EQ(trial.gain, 0);
    EXPECT_FALSE(trial.changed);
  }
}

TEST(Opponents, TheUsualOnesAgainChangeNothingButLuck) {
  OpponentsPlan plan;
  plan.players = 3;
  plan.me = plan.usual = find_player("greedy");
  plan.models = {find_player("random")};
  SampleMean other;
  SampleMean same;
  for (const auto& changes : try_opponents(plan, *find_company("greedy"), {60, 2})) {
    ASSERT_EQ(changes.size(), 2U);
    other.add(changes[0].make_squared);
    same.add(changes[1].make_squared);
  }
  EXPECT_LT(std::abs(same.mean()), 4 * *same.standard_error());
  EXPECT_GT(other.mean(), 4 * *other.standard_error());
}

TEST(Coverage, IsAboutWhatTheIntervalsPromise) {
  CoveragePlan plan;
  plan.players = 3;
  plan.model = all_random();
  plan.deals = 200;
  SampleMean held;
  for (const CoverageTrial& trial : try_coverage(plan, *find_company("random"), {100, 2})) {
    EXPECT_EQ(trial.credible, 10);
    held.add(trial.held / 10.0);
  }
  EXPECT_NEAR(held.mean(), 0.95, 0.03);
}

}  // namespace
}  // namespace wizbid
