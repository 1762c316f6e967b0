#include "studies/reliability.h"

#include <gtest/gtest.h>

#include <cmath>

#include "studies/reliability_svg.h"
#include "tables/reliability.h"

namespace wizbid {
namespace {

const std::vector<ReliabilityTrial> some_trials{
    {0.25, 0.30, 0.20}, {0.29, 0.20, 0.40}, {0.70, 0.65, 0.75}, {1.00, 0.90, 1.00}};

TEST(Reliability, PutsTrialsIntoTenthsByWhatWasSaid) {
  const Reliability all = put_together(some_trials);
  EXPECT_EQ(all.all.said.count(), 4);
  EXPECT_DOUBLE_EQ(all.all.happened.mean(), 2.35 / 4);
  EXPECT_EQ(all.tenths[2].said.count(), 2);
  EXPECT_DOUBLE_EQ(all.tenths[2].fresh.mean(), 0.25);
  EXPECT_DOUBLE_EQ(all.tenths[2].happened.mean(), 0.30);
  EXPECT_NEAR(all.tenths[2].excess.mean(), -0.05, 1e-12);
  EXPECT_EQ(all.tenths[7].said.count(), 1);  // 0.70 is not in 60 to 70%
  EXPECT_EQ(all.tenths[9].said.count(), 1);  // nor is 1 beyond all
}

TEST(Reliability, ItsLinesReadBack) {
  const std::string text = reliability_head() + made_by("wizbid-study reliability") +
                           reliability_lines({"greedy", 5, put_together(some_trials)});
  const auto lines = read_reliability(text);
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[0].table, "greedy");
  EXPECT_EQ(lines[0].players, 5);
  EXPECT_EQ(lines[0].to, 100);
  EXPECT_EQ(lines[0].situations, 4);
  EXPECT_EQ(lines[1].from, 20);
  EXPECT_EQ(lines[1].said, 25.0);
  EXPECT_EQ(lines[1].happened, 30.0);
  EXPECT_EQ(lines[1].error, 10.0);
}

TEST(Reliability, ThePictureSaysInWordsWhatItShows) {
  const CompanyReliability measured{"rival", 4, put_together(some_trials)};
  const std::string svg = reliability_svg({measured});
  EXPECT_EQ(svg, reliability_svg({measured}));
  EXPECT_NE(svg.find("<title id=\"title\">"), std::string::npos);
  EXPECT_NE(svg.find("the others rival: said 51.2% on average, happened 58.8%."),
            std::string::npos);
  EXPECT_TRUE(svg.ends_with("</svg>\n"));
}

// Against the very players that the odds assume, what they say happens: whatever was heard.
TEST(Reliability, OfTheRightModelIsPerfect) {
  ReliabilityPlan plan;
  plan.players = 3;
  plan.model = {find_player("greedy"), find_player("random")};
  plan.effort.deals = 200;
  plan.effort.fresh_deals = 200;
  const Reliability all = put_together(try_reliability(plan, *find_company("random"), {300, 2}));
  EXPECT_LT(std::abs(all.all.excess.mean()), 4 * *all.all.excess.standard_error());
  EXPECT_LT(*all.all.excess.standard_error(), 0.01);
}

TEST(Reliability, OfAWrongModelIsNot) {
  ReliabilityPlan plan;
  plan.players = 3;
  plan.model = {find_player("greedy"), find_player("random")};
  const Reliability all = put_together(try_reliability(plan, *find_company("greedy"), {900, 2}));
  EXPECT_GT(std::abs(all.all.excess.mean()), 4 * *all.all.excess.standard_error());
}

TEST(Reliability, IsTheSameOnAnyNumberOfThreads) {
  ReliabilityPlan plan;
  plan.model = {find_player("greedy"), find_player("greedy")};
  const auto alone = try_reliability(plan, *find_company("random"), {20, 1});
  const auto together = try_reliability(plan, *find_company("random"), {20, 3});
  for (std::size_t i = 0; i < alone.size(); ++i) {
    EXPECT_EQ(alone[i].said, together[i].said);
    EXPECT_EQ(alone[i].happened, together[i].happened);
  }
}

}  // namespace
}  // namespace wizbid
