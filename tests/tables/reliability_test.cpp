#include "tables/reliability.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace wizbid {
namespace {

TEST(Reliability, LinesAreRead) {
  const auto lines = read_reliability("# a comment\npoints 4 70 80 106 75.5 74.9 0.9\n");
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_EQ(lines[0].table, "points");
  EXPECT_EQ(lines[0].players, 4);
  EXPECT_EQ(lines[0].from, 70);
  EXPECT_EQ(lines[0].to, 80);
  EXPECT_EQ(lines[0].situations, 106);
  EXPECT_EQ(lines[0].said, 75.5);
  EXPECT_EQ(lines[0].happened, 74.9);
  EXPECT_EQ(lines[0].error, 0.9);
}

TEST(Reliability, WhatDoesNotReadIsLeftOut) {
  for (const char* text : {"", "\n", "points\n", "points 4 70 80 106 75.5 74.9\n",
                           "points 4 70 80 106 75.5 74.9 0.9 1\n", "points four 0 100 1 1 1 1\n"})
    EXPECT_TRUE(read_reliability(text).empty()) << text;
}

TEST(ShippedReliability, EveryLineReadsAndMakesSense) {
  const std::string_view text = shipped_reliability();
  std::size_t expected = 0;
  for (std::size_t start = 0; start < text.size(); start = text.find('\n', start) + 1)
    expected += text[start] == '#' ? 0U : 1U;
  const auto lines = read_reliability(text);
  EXPECT_EQ(lines.size(), expected);
  EXPECT_GT(lines.size(), 0U);
  for (const ReliabilityLine& line : lines) {
    EXPECT_TRUE(line.players >= 3 && line.players <= 6);
    EXPECT_LT(line.from, line.to);
    EXPECT_TRUE(line.said >= 0 && line.said <= 100);
    EXPECT_TRUE(line.happened >= 0 && line.happened <= 100);
    EXPECT_GT(line.situations, 0);
  }
}

TEST(ShippedReliability, TenthsAddUpToAllSituations) {
  const auto lines = read_reliability(shipped_reliability());
  for (const ReliabilityLine& all : lines) {
    if (all.from != 0 || all.to != 100)
      continue;
    int situations = 0;
    double made = 0;
    for (const ReliabilityLine& line : lines) {
      if (line.table != all.table || line.players != all.players || line.to - line.from > 10)
        continue;
      situations += line.situations;
      made += line.situations * line.happened;
    }
    EXPECT_EQ(situations, all.situations);
    EXPECT_NEAR(made / situations, all.happened, 0.11);
  }
}

TEST(ShippedReliability, TellsWhatHappenedWhereItIsKnown) {
  for (const char* table : {"points", "rival", "mixed", "greedy"}) {
    const auto all = happened_overall(table, 4);
    ASSERT_TRUE(all) << table;
    const auto near = happened_share(table, 4, 0.85);
    ASSERT_TRUE(near) << table;
    EXPECT_EQ(near->from, 80);
    EXPECT_EQ(near->to, 90);
  }
  EXPECT_EQ(happened_share("points", 4, 0.9)->from, 90);
  EXPECT_EQ(happened_share("points", 4, 1)->to, 100);
  EXPECT_FALSE(happened_share("strangers", 4, 0.8));
  EXPECT_FALSE(happened_share("points", 4, 0.01));  // no bid so bad is recommended
}

}  // namespace
}  // namespace wizbid
