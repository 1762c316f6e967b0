#include "report/track_record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "report/report_samples.h"

namespace wizbid {
namespace {

using testing::HasSubstr;

OddsReport tried(int players, double make) {
  OddsReport report = sampled_report(players, 2);
  report.model = {"points", "points"};
  report.answer.bids[static_cast<std::size_t>(report.advice->best)].make = make;
  return report;
}

TEST(TrackRecord, IsThatOfSituationsInWhichAboutAsMuchWasSaid) {
  const auto lines = track_record(tried(4, 0.83));
  ASSERT_EQ(lines.size(), 4U);
  for (const ReliabilityLine& line : lines) {
    EXPECT_EQ(line.from, 80);
    EXPECT_EQ(line.to, 90);
    EXPECT_EQ(line.players, 4);
    EXPECT_EQ(line.happened, happened_share(line.table, 4, 0.83)->happened);
  }
}

TEST(TrackRecord, IsThatOfAllSituationsWhereTooFewWereTried) {
  const auto lines = track_record(tried(5, 0.83));
  ASSERT_EQ(lines.size(), 4U);
  for (const ReliabilityLine& line : lines)
    EXPECT_EQ(line.happened, happened_overall(line.table, 5)->happened);
}

TEST(TrackRecord, IsNotToldOfWhatWasNotTried) {
  OddsReport others = tried(4, 0.83);
  others.model.others = "greedy";
  EXPECT_TRUE(track_record(others).empty());
  OddsReport counted = tried(4, 0.83);
  counted.answer.how = How::counted;
  EXPECT_EQ(track_record_sentence(counted), "");
}

TEST(TrackRecord, SaysWhatWasSaidAndWhatHappenedWithItsError) {
  const std::string text = track_record_sentence(tried(4, 0.83));
  EXPECT_THAT(text, HasSubstr("said to be made 80 to 90% of the time"));
  EXPECT_THAT(text, testing::ContainsRegex("made [0-9]+% ..[0-9.]+% at tables of points"));
}

}  // namespace
}  // namespace wizbid
