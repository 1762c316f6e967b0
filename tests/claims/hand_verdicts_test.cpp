// Verdicts about hands of several cards once more: the odds are asked directly, on other deals.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "claims/sampled_claims.h"
#include "odds/sampled.h"
#include "oracle/situations.h"

namespace wizbid {
namespace {

using test::verdict_of;

Answer sampled(const oracle::Told& told, std::uint64_t deals, std::string_view rules = "official") {
  const auto points = find_player("points");
  Question question{oracle::situation(told), {points, points}, 2};
  question.situation.rules = *find_rule_set(rules);
  SampleOptions options;
  options.size.deals = deals;
  options.seed = 99;
  options.threads = 2;
  NoWatcher watcher;
  return sample_odds(question, options, watcher);
}

double best_make(const Answer& answer) {
  return std::ranges::max_element(answer.bids, {}, &BidOdds::expected_score)->make;
}

TEST(SlowHandVerdicts, ALongSuit) {
  bool all = true;
  for (const auto& [together, scattered] :
       {std::pair{"AS 2S 3S 4S 5S", "AS 2C 3D 4C 5D"}, {"KS 2S 3S 4S 5S", "KS 2C 3D 4C 5D"}}) {
    const double gap = best_make(sampled({4, 2, together, "8H"}, 2000)) -
                       best_make(sampled({4, 2, scattered, "8H"}, 2000));
    ASSERT_GT(std::abs(gap), 0.1);
    all &= gap > 0;
  }
  EXPECT_EQ(verdict_of("guides-G6"), all ? Verdict::holds : Verdict::refuted);
}

TEST(SlowHandVerdicts, AWizardAndAJesterLast) {
  const Answer answer = sampled({4, 1, "W J", "8H"}, 2000);
  EXPECT_LT(answer.bids[0].make, 0.5);
  EXPECT_LT(answer.bids[2].make, 0.5);
  EXPECT_EQ(verdict_of("guides-G13"), Verdict::refuted);
}

TEST(SlowHandVerdicts, AStrongHand) {
  const Answer answer = sampled({4, 1, "2C 5C AD 5D 4H 6H 8H 9S W J", "10S"}, 1000);
  const auto best = std::ranges::max_element(answer.bids, {}, &BidOdds::expected_score);
  const BidOdds& three = answer.bids[3];
  ASSERT_LT(best->bid, 3);
  ASSERT_GT(best->expected_score - three.expected_score,
            4 * (best->score_error + three.score_error));
  EXPECT_EQ(verdict_of("guides-G20"), Verdict::refuted);
}

// The forbidden bid of 1 is none of those to choose from.
TEST(SlowHandVerdicts, TheAceOfTrumpAndTheSumRule) {
  bool all = true;
  for (const char* hand : {"AH 3C 5D", "AH 9C 8D", "AH KC QD"}) {
    const Answer answer = sampled({4, 4, hand, "8H", "", {1, 1, 0}}, 300000, "plus-minus-one");
    ASSERT_FALSE(answer.bids[1].legal);
    const BidOdds& none = answer.bids[0];
    const BidOdds& two = answer.bids[2];
    ASSERT_GT(std::abs(two.expected_score - none.expected_score),
              3 * std::hypot(two.score_error, none.score_error));
    ASSERT_LT(answer.bids[3].expected_score, none.expected_score);
    all &= two.expected_score > none.expected_score;
  }
  EXPECT_EQ(verdict_of("guides-G14"), all ? Verdict::holds : Verdict::refuted);
}

}  // namespace
}  // namespace wizbid
