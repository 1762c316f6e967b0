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

TEST(Rules, RefuseARoundThatTheyDoNotPlay) {
  const Outcome outcome = run("odds AH,2C -p 4 -s 1 -t 8H --rules tournament");
  EXPECT_EQ(outcome.code, 2);
  EXPECT_THAT(outcome.err, HasSubstr("have no round of 2 cards: their rounds have 1, 3, 5,"));
  EXPECT_EQ(run("odds AH,2C -p 3 -s 1 -t 8H --rules tournament --others random").code, 0);
}

// What a file of rules is read as, shown as JSON; the name aside.
nlohmann::json read_back(const TemporaryFolder& folder, const std::string& text) {
  const Outcome outcome =
      run_program({"rules", "show", folder.write("my house.toml", text), "--format", "json"});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  auto json = nlohmann::json::parse(outcome.out);
  json.erase("name");
  return json;
}

TEST(Rules, ShownAreAFileThatReadsBackTheSame) {
  const TemporaryFolder folder;
  std::vector<std::string> names{"plus-minus-one,tournament", "dm-2014,quick"};
  for (const RuleSet& rules : named_rule_sets())
    names.push_back(rules.name);
  for (const std::string& name : names) {
    auto json = nlohmann::json::parse(run("rules show " + name + " --format json").out);
    json.erase("name");
    EXPECT_EQ(read_back(folder, run("rules show " + name).out), json) << name;
  }
}

TEST(Rules, OfAFileStartFromItsBase) {
  const TemporaryFolder folder;
  const auto json = read_back(folder,
                              "base = \"dm-2014,quick\"\nsum-rule.from-cards = 3\n"
                              "schedule = {every = 3, players-3 = [1, 7, 20]}\n"
                              "scoring.missed-per-trick = -5\n");
  EXPECT_EQ(json["sum_rule"]["zero_allowed"], true);
  EXPECT_EQ(json["sum_rule"]["first_round"], 3);
  EXPECT_EQ(json["rounds"]["3"], (std::vector{1, 7, 20}));
  EXPECT_EQ(json["rounds"]["6"], (std::vector{1, 4, 7, 10}));
  EXPECT_EQ(json["scoring"]["missed_per_trick"], -5);
  EXPECT_EQ(json["scoring"]["made"], 20);
}

TEST(Rules, OfAFileAreNamedByItInAnswersAndInTheCommandThatRepeatsThem) {
  const TemporaryFolder folder;
  const std::string file = folder.write("our house.toml", "scoring.made = 30\n");
  const Outcome outcome = run_program({"odds", "JC", "-p", "3", "-s", "1", "-t", "8H", "--rules",
                                       file + ",plus-minus-one", "--format", "json"});
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  const auto json = nlohmann::json::parse(outcome.out);
  EXPECT_EQ(json["situation"]["rules"], file + ",plus-minus-one");
  EXPECT_EQ(json["situation"]["rules_changes"].size(), 2U);
  EXPECT_THAT(json["method"]["command"].get<std::string>(),
              HasSubstr("--rules '" + file + ",plus-minus-one'"));
  const double take = json["bids"][0]["tricks"][1];
  EXPECT_NEAR(json["bids"][0]["expected_score"], 30 * (1 - take) - 10 * take, 1e-12);
}

TEST(Rules, OfAFileThatIsWrongAreRefusedWithThePlace) {
  const TemporaryFolder folder;
  const auto wrong = [&](const std::string& text) {
    const Outcome outcome = run_program({"rules", "show", folder.write("house.toml", text)});
    EXPECT_EQ(outcome.code, 2) << text;
    EXPECT_THAT(outcome.err, HasSubstr("house.toml:")) << text;
    return outcome.err;
  };
  EXPECT_THAT(wrong("[scorring]\nmade = 3\n"), HasSubstr("Did you mean scoring?"));
  EXPECT_THAT(wrong("[scoring]\nmade = 20\nmissed-per-trik = 3\n"),
              HasSubstr("house.toml:3:1: Scoring has no missed-per-trik. Did you mean "
                        "missed-per-trick?\n  3 | missed-per-trik = 3\n      ^"));
  EXPECT_THAT(wrong("[scoring]\nmade = 2000\n"), HasSubstr("a whole number from -100 to 100"));
  EXPECT_THAT(wrong("bids = \"hidden\"\n"), HasSubstr("\"after-auction\""));
  EXPECT_THAT(wrong("base = \"hous\"\n"), HasSubstr("There is no rule set \"hous\""));
  EXPECT_THAT(wrong("bids = aloud\n"), HasSubstr("This is not TOML"));
  EXPECT_THAT(wrong("schedule.players-4 = [3, 2]\n"), HasSubstr("from few cards to many"));
  EXPECT_THAT(wrong("schedule = \"fast\"\n"), HasSubstr("\"quick\""));
  EXPECT_THAT(wrong("base = \"hidden-bid\"\n\n[sum-rule]\nzero-allowed = true\n"),
              HasSubstr("house.toml:3:"));
  EXPECT_EQ(run("rules show ./nowhere.toml").code, 4);
  EXPECT_EQ(run("rules show .").code, 4);
  EXPECT_EQ(run("odds W -p 3 -s 1 -t 8H --rules plus-minus-one,").code, 2);
}

TEST(Rules, OfAFileInTheConfigurationStandBesideIt) {
  const TemporaryFolder folder;
  folder.write("wizbid/house.toml", "[sum-rule]\n");
  folder.write("wizbid/config.toml", "rules = \"house.toml\"\n");
  const Outcome outcome = run_program(words_of("odds W -p 4 -s 4 -t 8H -b 0,0,0 --format json"),
                                      {{"XDG_CONFIG_HOME", folder.path("")}});
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(nlohmann::json::parse(outcome.out)["bids"][1]["legal"], false);
}

}  // namespace
}  // namespace wizbid::cli
