#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "report/csv_report.h"
#include "report/markdown_report.h"
#include "report/report_samples.h"

namespace wizbid {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(CsvReport, HasAHeadingAndARowABid) {
  OddsReport report = one_card_report();
  report.answer.bids[0] = bid_odds(0, {0.5, 0.5});
  report.answer.bids[1] = bid_odds(1, {0.5, 0.5});
  report.advice = advise_bid(report.answer);
  EXPECT_EQ(csv_report({report}),
            "seat,bid,legal,recommended,expected_score,loss,make,expected_score_error,make_error,"
            "p_best,deals,how,tricks_0,tricks_1\n"
            "1,0,true,false,5,5,0.5,0,0,0,3306,counted,0.5,0.5\n"
            "1,1,true,true,10,0,0.5,0,0,0,3306,counted,0.5,0.5\n");
}

TEST(CsvReport, LeavesEmptyWhatThereIsNot) {
  OddsReport report = one_card_report();
  report.answer.bids = {bid_odds(1, {0.5, 0.5})};
  report.advice.reset();
  EXPECT_THAT(csv_report({report}), HasSubstr("\n1,1,true,,10,,0.5,"));
}

TEST(MarkdownReport, HasATableOfTheBids) {
  const std::string text = markdown_report({one_card_report()});
  EXPECT_THAT(text, StartsWith("**Bid 1 (makes 45%, +7.9; 0 would cost 1.4)**\n"));
  EXPECT_THAT(text, HasSubstr("| bid | score | loss | makes | 0 tricks, % | 1 trick, % |\n"
                              "| ---: | ---: | ---: | ---: | ---: | ---: |\n"
                              "| **1** | +7.9 | - | 45% | 55 | 45 |\n"
                              "| 0 | +6.6 | 1.4 | 55% | 55 | 45 |\n"));
  EXPECT_THAT(text, HasSubstr("\n    wizbid odds JC -p 3 -s 1 -t 8H\n"));
}

TEST(MarkdownReport, HasASectionASeat) {
  EXPECT_THAT(markdown_report({one_card_report(), sampled_report(3, 1)}),
              testing::AllOf(StartsWith("## Seat 1\n"), HasSubstr("\n## Seat 3\n")));
}

}  // namespace
}  // namespace wizbid
