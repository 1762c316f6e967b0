#include "report/text_layout.h"

#include <gtest/gtest.h>

#include "report/text_table.h"

namespace wizbid {
namespace {

TEST(Wrapped, BreaksAtBlanks) {
  EXPECT_EQ(wrapped("one two three", 80), "one two three");
  EXPECT_EQ(wrapped("one two three", 7), "one two\nthree");
  EXPECT_EQ(wrapped("one two three", 7, 2), "one two\n  three");
  EXPECT_EQ(wrapped("incomprehensible word", 5), "incomprehensible\nword");
}

TEST(Wrapped, KeepsANumberTogetherWithItsInterval) {
  EXPECT_EQ(wrapped("scores +22.4 ±2.6 now", 15), "scores\n+22.4 ±2.6 now");
  EXPECT_EQ(wrapped("scores +22.4 +-2.6", 15), "scores\n+22.4 +-2.6");
}

TEST(Wrapped, CountsCharactersNotBytes) {
  EXPECT_EQ(wrapped("A♥ K♥ Q♥", 5), "A♥ K♥\nQ♥");
}

TEST(TableText, AlignsToTheRight) {
  const TextTable table{{"bid", "score"}, {{{"1", "+12.4"}, {}}, {{"10", "-3.0"}, {}}}};
  EXPECT_EQ(table_text(table, false),
            "bid  score\n"
            "  1  +12.4\n"
            " 10   -3.0\n");
}

TEST(TableText, CountsColumnsNotBytes) {
  const TextTable table{{"a", "b"}, {{{"±1", "2"}, {}}, {{"3", "4"}, {}}}};
  EXPECT_EQ(table_text(table, false),
            " a  b\n"
            "±1  2\n"
            " 3  4\n");
}

TEST(Emphasised, UsesEscapeCodesOnlyInColour) {
  EXPECT_EQ(emphasised("x", Emphasis::strong, false), "x");
  EXPECT_EQ(emphasised("x", Emphasis::plain, true), "x");
  EXPECT_EQ(emphasised("x", Emphasis::strong, true), "\x1b[1mx\x1b[0m");
}

}  // namespace
}  // namespace wizbid
