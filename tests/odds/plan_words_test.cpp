#include "odds/plan_words.h"

#include <gtest/gtest.h>

namespace wizbid {
namespace {

TEST(PlanWords, CountsAreGroupedInThrees) {
  EXPECT_EQ(count_in_words(0), "0");
  EXPECT_EQ(count_in_words(999), "999");
  EXPECT_EQ(count_in_words(1000), "1,000");
  EXPECT_EQ(count_in_words(2370060), "2,370,060");
  EXPECT_EQ(count_in_words(Integer("999999999999")), "999,999,999,999");
  EXPECT_EQ(count_in_words(Integer("1000000000000")), "about 1e+12");
  EXPECT_EQ(count_in_words(Integer("48334775757901219912115629238400")), "about 4.8e+31");
}

TEST(PlanWords, TimesInTheUnitThatPeopleUse) {
  EXPECT_EQ(time_in_words(0), "less than 1 ms");
  EXPECT_EQ(time_in_words(0.0032), "about 3 ms");
  EXPECT_EQ(time_in_words(1), "about 1 second");
  EXPECT_EQ(time_in_words(20.4), "about 20 seconds");
  EXPECT_EQ(time_in_words(300), "about 5 minutes");
  EXPECT_EQ(time_in_words(3600), "about 1 hour");
  EXPECT_EQ(time_in_words(3 * 86400), "about 3 days");
  EXPECT_EQ(time_in_words(1e9), "about 32 years");
  EXPECT_EQ(time_in_words(1e20), "about 3e+12 years");
}

}  // namespace
}  // namespace wizbid
