#include "report/number_format.h"

#include <gtest/gtest.h>

#include <limits>

namespace wizbid {
namespace {

TEST(PercentText, IsInWholePercents) {
  EXPECT_EQ(percent_text(0.448275), "45%");
  EXPECT_EQ(percent_text(0.5), "50%");
  EXPECT_EQ(percent_text(0.994), "99%");
}

TEST(PercentText, SaysZeroAndHundredOnlyWhereItIsSo) {
  EXPECT_EQ(percent_text(0), "0%");
  EXPECT_EQ(percent_text(1), "100%");
  EXPECT_EQ(percent_text(1e-9), "<1%");
  EXPECT_EQ(percent_text(0.0049), "<1%");
  EXPECT_EQ(percent_text(0.995), ">99%");
  EXPECT_EQ(percent_text(1 - 1e-9), ">99%");
}

TEST(PercentText, AnEstimateIsNeverSure) {
  EXPECT_EQ(percent_text(0, Sureness::estimated), "<1%");
  EXPECT_EQ(percent_text(1, Sureness::estimated), ">99%");
  EXPECT_EQ(percent_text(0.5, Sureness::estimated), "50%");
}

TEST(PercentWidthText, HasOneDecimal) {
  EXPECT_EQ(percent_width_text(0.0049), "0.5%");
  EXPECT_EQ(percent_width_text(0.0001), "<0.1%");
  EXPECT_EQ(percent_width_text(0), "0.0%");
}

TEST(PointsText, HasASignAndOneDecimal) {
  EXPECT_EQ(points_text(12.44), "+12.4");
  EXPECT_EQ(points_text(-3), "-3.0");
  EXPECT_EQ(points_text(0.04), "0.0");
  EXPECT_EQ(points_text(-0.04), "0.0");
}

TEST(LossText, HasNoSignAndHidesNothing) {
  EXPECT_EQ(loss_text(3.14), "3.1");
  EXPECT_EQ(loss_text(0), "0.0");
  EXPECT_EQ(loss_text(0.01), "<0.1");
}

TEST(CountText, GroupsDigits) {
  EXPECT_EQ(count_text(0), "0");
  EXPECT_EQ(count_text(999), "999");
  EXPECT_EQ(count_text(2370060), "2,370,060");
  EXPECT_EQ(count_text(Integer("12345678901234567890123456")), "1.23e+25");
}

TEST(Numbers, HaveCommasAndABlankBeforeThePercentSignInGerman) {
  EXPECT_EQ(percent_text(0.448275, Sureness::exact, Language::german), "45 %");
  EXPECT_EQ(percent_width_text(0.0123, Language::german), "1,2 %");
  EXPECT_EQ(points_text(-1234.56, Language::german), "-1234,6");
  EXPECT_EQ(count_text(2370060, Language::german), "2.370.060");
  EXPECT_EQ(plain_number(0.5, Language::german), "0,5");
}

TEST(PlainNumber, ReadsBackTheSame) {
  EXPECT_EQ(plain_number(2), "2");
  EXPECT_EQ(plain_number(0.1), "0.1");
  EXPECT_EQ(plain_number(std::numeric_limits<double>::infinity()), "inf");
}

}  // namespace
}  // namespace wizbid
