#include "cli/value_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace wizbid::cli {
namespace {

class Reading : public testing::Test {
 protected:
  std::optional<std::int64_t> whole(const std::string& text) {
    return with(text).whole("players", 3, 6, "a whole number from 3 to 6");
  }
  std::optional<double> number(const std::string& text) {
    return with(text).number("players", 0, INFINITY, "a number of points");
  }
  ValueReader with(const std::string& text) {
    values_ = {};
    values_.set("players", {text, Layer::typed, ""});
    faults_.clear();
    return {values_, faults_};
  }
  FlagValues values_;
  std::vector<Fault> faults_;
};

TEST_F(Reading, WholeNumbersAreReadWhole) {
  EXPECT_EQ(whole("3"), 3);
  EXPECT_EQ(whole("+4"), 4);
  EXPECT_TRUE(faults_.empty());
  for (const char* text : {"2", "7", "3.5", "3 ", " 3", "", "three", "3x", "0x3", "+-3", "-3",
                           "99999999999999999999", "३"}) {
    EXPECT_EQ(whole(text), std::nullopt) << text;
    EXPECT_EQ(faults_.size(), 1U) << text;
  }
}

TEST_F(Reading, AFaultSaysWhatIsWanted) {
  whole("9");
  EXPECT_EQ(faults_.front().message, "--players must be a whole number from 3 to 6, not \"9\".");
}

TEST_F(Reading, NumbersAreReadWithAPointAndMayBeInfinite) {
  EXPECT_EQ(number("0.5"), 0.5);
  EXPECT_EQ(number("1e1"), 10.0);
  EXPECT_EQ(number("inf"), INFINITY);
  EXPECT_EQ(number("INF"), INFINITY);
  for (const char* text : {"0,5", "-1", "nan", "-inf", "infinity", "1e999", "2 points"})
    EXPECT_EQ(number(text), std::nullopt) << text;
}

TEST_F(Reading, ChoicesForgiveCaseAndSuggest) {
  constexpr std::array<std::string_view, 3> choices{"text", "json", "csv"};
  EXPECT_EQ(with("JSON").choice("players", choices), 1U);
  EXPECT_EQ(with("jsn").choice("players", choices), std::nullopt);
  EXPECT_EQ(faults_.front().message,
            "--players must be text, json or csv, not \"jsn\". Did you mean json?");
}

TEST_F(Reading, WhatIsNotGivenIsNoFault) {
  EXPECT_EQ(with("3").whole("seat", 1, 6, "a seat"), std::nullopt);
  EXPECT_TRUE(faults_.empty());
}

TEST(InQuotes, IsShortAndSafeToPrint) {
  EXPECT_EQ(in_quotes("abc"), "\"abc\"");
  EXPECT_EQ(in_quotes("a\x1b[31m"), "\"a<U+001B>[31m\"");
  EXPECT_LT(in_quotes(std::string(100000, 'x')).size(), 60U);
}

}  // namespace
}  // namespace wizbid::cli
