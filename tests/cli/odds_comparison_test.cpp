// `wizbid odds --compare` from the command line to the answer.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "cli/program.h"

namespace wizbid::cli {
namespace {

using Json = nlohmann::ordered_json;
using testing::HasSubstr;

Json comparison_to(const std::string& line) {
  const Outcome outcome = run_program(words_of(line + " --format json"));
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  return Json::parse(outcome.out);
}

std::vector<std::string> assumptions(const Json& answer) {
  std::vector<std::string> assumed;
  for (const Json& comparison : answer["compare"])
    assumed.push_back(comparison["assumed"]);
  return assumed;
}

TEST(Comparison, TriesTheOtherModelsAndBidsIgnored) {
  const Json json = comparison_to("odds AH,9C -p 4 -t 7H -b 1 --deals 1000 --compare");
  EXPECT_EQ(assumptions(json),
            (std::vector<std::string>{"all play like rival", "all play like greedy",
                                      "bids not weighed"}));
  EXPECT_EQ(json["compare"][2]["bid_noise"], "inf");
}

TEST(Comparison, GivesWhatTheOtherQuestionWouldBeAnswered) {
  const Json compared = comparison_to("odds AH,9C -p 4 -t 7H -b 1 --deals 1000 --compare");
  const Json asked = comparison_to("odds AH,9C -p 4 -t 7H -b 1 --deals 1000 --model rival");
  const Json& rival = compared["compare"][0];
  EXPECT_EQ(rival["model"], asked["method"]["model"]);
  EXPECT_EQ(rival["recommended"]["loss"], asked["recommended"]["loss"]);
  EXPECT_EQ(rival["recommended"]["expected_score"], asked["recommended"]["expected_score"]);
}

TEST(Comparison, OfOneCardIsWithBidsIgnoredOnly) {
  EXPECT_EQ(assumptions(comparison_to("odds AH -p 4 -t 7H -b 1 --compare")),
            std::vector<std::string>{"bids not weighed"});
  EXPECT_FALSE(comparison_to("odds AH -p 4 -s 1 -t 7H --compare").contains("compare"));
}

TEST(Comparison, IsATableInTextAndMarkdown) {
  const std::string line = "odds AH,9C -p 4 -t 7H -b 1 --deals 1000 --compare";
  EXPECT_THAT(run_program(words_of(line)).out, HasSubstr("\n    bids not weighed  "));
  EXPECT_THAT(run_program(words_of(line + " --format md")).out, HasSubstr("| bids not weighed |"));
}

TEST(Comparison, IsMoreThanALineAndNeedsAnAuction) {
  EXPECT_EQ(run_program(words_of("odds AH -p 4 -s 1 -t 7H --compare --brief")).code, 2);
  EXPECT_EQ(run_program(words_of("odds AH -p 3 -s 1 -t 7H -b 1,0,0 --compare")).code, 2);
}

}  // namespace
}  // namespace wizbid::cli
