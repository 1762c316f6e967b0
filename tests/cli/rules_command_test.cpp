// `wizbid rules`, and the rule sets on the command line of others.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "cli/program.h"
#include "rules/rule_set.h"

namespace wizbid::cli {
namespace {

using testing::HasSubstr;

Outcome run(const std::string& line) {
  return run_program(words_of(line));
}

TEST(Rules, ListHasALineASetThatFitsATerminal) {
  const Outcome outcome = run("rules list");
  EXPECT_EQ(outcome.code, 0);
  std::istringstream lines(outcome.out);
  for (const RuleSet& rules : named_rule_sets()) {
    std::string line;
    std::getline(lines, line);
    EXPECT_TRUE(line.starts_with(rules.name)) << line;
    EXPECT_LE(line.size(), 80U);
  }
}

TEST(Rules, ShowTellsOneOfThem) {
  EXPECT_THAT(run("rules show dm-2014").out, HasSubstr("may always bid 0"));
  EXPECT_THAT(run("rules show secret-prediction").out, HasSubstr("revealed after the round"));
  const auto json = nlohmann::json::parse(run("rules show dm-2015 --format json").out);
  EXPECT_EQ(json["sum_rule"]["first_round"], 2);
}

TEST(Rules, RefuseWhatTheyDoNotKnow) {
  const Outcome outcome = run("rules show plus-minus");
  EXPECT_EQ(outcome.code, 2);
  EXPECT_THAT(outcome.err, HasSubstr("Did you mean plus-minus-one?"));
  EXPECT_EQ(run("rules").code, 2);
  EXPECT_EQ(run("rules lst").code, 2);
  EXPECT_EQ(run("rules list official").code, 2);
  EXPECT_EQ(run("rules list --format csv").code, 2);
}

TEST(Rules, OfTheSumForbidABidAndTellItsCost) {
  const Outcome outcome =
      run("odds W -p 4 -s 4 -t 8H -b 0,0,0 --rules plus-minus-one --bid-noise inf");
  EXPECT_EQ(outcome.code, 0);
  EXPECT_THAT(outcome.out, HasSubstr("not bid 1: the bids may not add up to 1"));
  EXPECT_THAT(outcome.out, HasSubstr("costs 29.5"));
  const auto json = nlohmann::json::parse(
      run("odds W,AH -p 3 -s 3 -t 8H -b 0,0 --rules plus-minus-one --deals 500 --format json").out);
  EXPECT_EQ(json["situation"]["rules"], "plus-minus-one");
  EXPECT_EQ(json["bids"][2]["legal"], false);
  EXPECT_GT(json["bids"][2]["expected_score"], json["recommended"]["expected_score"]);
  EXPECT_NE(json["recommended"]["bid"], 2);
}

TEST(Rules, RefuseBidsThatBreakThem) {
  const Outcome sum = run("odds W -p 3 -s 1 -t 8H -b 0,0,1 --rules plus-minus-one");
  EXPECT_EQ(sum.code, 2);
  EXPECT_THAT(sum.err, HasSubstr("add up to 1"));
  EXPECT_EQ(run("odds W -p 3 -t 8H -b 0,0 --rules hidden-bid").code, 2);
  EXPECT_EQ(run("odds W -p 3 -s 3 -t 8H --rules hidden-bid").code, 0);
  EXPECT_EQ(run("odds W -p 3 -s 3 -t 8H -b 0,0,1 --rules hidden-bid").code, 0);
  EXPECT_EQ(run("odds W -p 3 -s 3 -t 8H -b 0,0,1 --rules secret-prediction").code, 2);
  EXPECT_EQ(run("odds W -p 3 -s 3 -t 8H -b -,-,1 --rules secret-prediction").code, 0);
}

}  // namespace
}  // namespace wizbid::cli
