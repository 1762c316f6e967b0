// `wizbid play HAND`.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "cli/program.h"

namespace wizbid::cli {
namespace {

using Json = nlohmann::ordered_json;
using testing::HasSubstr;

using Words = std::vector<std::string>;

Words example(const Words& more = {}) {
  Words words{"play",     "AS 2S",        "-p4",     "-s2",         "-t7H",    "-b1,0,2,0",
              "--tricks", "1: 2C AC W J", "--table", "3: KS 3S 4S", "--model", "greedy"};
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

// The example with the word after `flag` exchanged.
Words with(const std::string& flag, const std::string& value) {
  Words words = example();
  *std::next(std::ranges::find(words, flag)) = value;
  return words;
}

Json json_of(const Words& words) {
  return Json::parse(run_program(words).out);
}

TEST(Play, RanksTheCards) {
  const Json answer = json_of(example({"--format", "json"}));
  ASSERT_EQ(answer["cards"].size(), 2U);
  EXPECT_EQ(answer["cards"][0]["card"], "2S");  // bid 0: the ace would win the trick
  EXPECT_EQ(answer["cards"][0]["loss"], 0);
  EXPECT_GT(answer["cards"][1]["loss"], 0);
  EXPECT_EQ(answer["cards"][1]["make"], 0);
  EXPECT_EQ(answer["recommended"]["card"], "2S");
  EXPECT_EQ(answer["situation"]["tricks"][0]["lead"], 1);
  for (const Json& card : answer["cards"]) {
    double sum = 0;
    for (const double chance : card["tricks"])
      sum += chance;
    EXPECT_NEAR(sum, 1, 1e-12);
    EXPECT_EQ(card["make"], card["tricks"][0]);
  }
}

// Seat 4 led, and with Excalibur on the table nobody can win a trick any more: I need one.
TEST(Play, RanksMerlinOnceAsAWizardAndOnceAsAJester) {
  Words words{"play",      "Merlin 9S",         "-p4",     "-s2",     "-t8H",
              "-b1,1,1,0", "--rules",           "camelot", "--table", "4: KS Excalibur",
              "--tricks",  "1: 5C 4C Grail KC", "--deals", "500"};
  const Outcome text = run_program(words);
  EXPECT_THAT(text.out, HasSubstr("Merlin=J"));
  EXPECT_THAT(text.out, HasSubstr("nobody wins it, and seat 4 would lead next"));
  words.insert(words.end(), {"--format", "json"});
  const Json answer = json_of(words);
  std::vector<std::string> declared;
  for (const Json& card : answer["cards"])
    declared.push_back(card["card"].get<std::string>() + card.value("declared", ""));
  EXPECT_THAT(declared, testing::UnorderedElementsAre("MerlinW", "MerlinJ", "9S"));
  EXPECT_EQ(answer["method"]["model"]["others"], "greedy");
  for (const Json& card : answer["cards"])
    EXPECT_EQ(card["tricks"][2], 0);
}

// What the answer says repeats it does: the same cards with the same odds.
TEST(Play, RepeatsWithMerlinOnTheTable) {
  const Json answer = json_of({"play", "AH 3C", "-p4", "-s2", "-t8H", "-b1,1,1,0", "--rules",
                               "camelot", "--tricks", "1: 5C 4C Merlin=Wizard KC", "--table",
                               "3: KS Ex QS", "--deals", "300", "--format", "json"});
  EXPECT_EQ(answer["situation"]["tricks"][0]["declared"], "W");
  const auto command = answer["method"]["command"].get<std::string>();
  EXPECT_THAT(command, HasSubstr("Merlin=W"));
  const Outcome again = run_shell("\"$WIZBID\"" + command.substr(std::string("wizbid").size()));
  EXPECT_EQ(Json::parse(again.out)["cards"], answer["cards"]);
}

TEST(Play, IsTheSameInTheGermanDeck) {
  const auto twin = [](const Words& cards, const char* deck) {
    return json_of({"play",        cards[0],   "-p4",    "-s2",     "-t",       cards[1],  "-b",
                    "1,0,2,0",     "--tricks", cards[2], "--table", cards[3],   "--model", "greedy",
                    "--bid-noise", "inf",      "--deck", deck,      "--format", "json"});
  };
  const Json us = twin({"AS 2S", "7H", "1: 2C AC W J", "3: KS 3S 4S"}, "us");
  const Json german = twin({"b13 b1", "r6", "1: gr1 gr13 Z N", "3: b12 b2 b3"}, "german");
  EXPECT_EQ(german["cards"], us["cards"]);
  EXPECT_EQ(german["situation"]["tricks"], us["situation"]["tricks"]);
  const Outcome text = run_program({"play", "b13 b1", "-p4", "-s2", "-tr6", "-b1,0,2,0", "--tricks",
                                    "1: gr1 gr13 Z N", "--table", "3: b12 b2 b3", "--model",
                                    "greedy", "--bid-noise", "inf", "--deck", "german"});
  EXPECT_EQ(text.out.rfind("Play b1 ", 0), 0U) << text.out;
  EXPECT_NE(text.out.find("seat 3 led b12"), std::string::npos) << text.out;
}

TEST(Play, PrintsItsSituationAsServeTakesIt) {
  Json request = json_of(example({"--format", "json"}))["situation"];
  request["do"] = "play";
  request["model"] = "greedy";
  const Outcome served = run_shell("echo '" + request.dump() + "' | \"$WIZBID\" serve");
  EXPECT_EQ(served.out, "{\"id\":null,\"card\":\"2S\"}\n");
}

TEST(Play, SaysWhatKindOfNumbersItPrints) {
  const Outcome exact = run_program(example());
  EXPECT_EQ(exact.code, 0);
  EXPECT_THAT(exact.out, HasSubstr("Exact if the others bid sensibly"));
  const Outcome sampled = run_program(example({"--deals", "2000"}));
  EXPECT_EQ(sampled.code, 0);
  EXPECT_THAT(sampled.out, HasSubstr("±"));
  EXPECT_THAT(sampled.out, HasSubstr("2,000 deals were drawn"));
}

std::string steady_play(const std::string& text) {
  return std::regex_replace(text, std::regex("\"seconds\": [-+.e0-9]+"), "");
}

TEST(Play, IsTheSameWhateverTheThreads) {
  for (const char* threads : {"2", "5"}) {
    for (const char* method : {"exact", "sample"}) {
      const Words one = example({"--method", method, "--format", "json", "--threads", "1"});
      Words more = one;
      more.back() = threads;
      EXPECT_EQ(steady_play(run_program(one).out), steady_play(run_program(more).out));
    }
  }
}

TEST(Play, IsRepeatedByItsCommand) {
  for (const Words& more : {Words{}, Words{"--deals", "1000"}}) {
    Words words = example(more);
    words.insert(words.end(), {"--format", "json"});
    const Json first = json_of(words);
    const std::string command = first["method"]["command"];
    ASSERT_TRUE(command.starts_with("wizbid play"));
    const Outcome again = run_shell("\"$WIZBID\"" + command.substr(6));
    EXPECT_EQ(Json::parse(again.out)["cards"], first["cards"]);
    EXPECT_EQ(Json::parse(again.out)["method"]["command"], command);
  }
}

TEST(Play, HasEveryFormat) {
  EXPECT_THAT(run_program(example({"--format", "csv"})).out, HasSubstr("\n2S,2S,true,"));
  EXPECT_THAT(run_program(example({"--format", "md"})).out, HasSubstr("| **2♠** |"));
  const Outcome brief = run_program(example({"--brief"}));
  EXPECT_THAT(brief.out, testing::StartsWith("Play 2♠ (makes "));
  EXPECT_EQ(std::ranges::count(brief.out, '\n'), 1);
}

TEST(Play, KeepsToTheWidthAndToAscii) {
  const Outcome outcome = run_program(example({"--deals", "500"}), {{"LC_ALL", "C"}});
  std::istringstream lines(outcome.out);
  for (std::string line; std::getline(lines, line);) {
    EXPECT_LE(line.size(), 80U) << line;
    EXPECT_TRUE(std::ranges::all_of(line, [](char c) { return c >= ' ' && c <= '~'; })) << line;
  }
}

struct Bad {
  Words words;
  const char* says;
};

TEST(Play, RefusesWhatCannotHaveHappened) {
  const std::vector<Bad> bad{
      {with("--tricks", "2: 2C AC W J"), "leads the first trick, not seat 2"},
      {with("--tricks", "1: 2C AC W"), "a past trick has 4"},
      {with("--tricks", ""), "leads the first trick, not seat 3"},
      {with("--tricks", "2C AC W J"), "must begin with the number of the seat"},
      {with("--tricks", "x: 2C AC W J"), "must begin with the number of the seat"},
      {with("--tricks", "1: 2C AC W 1J"), "--tricks, trick 1: "},
      {with("--table", "3: KS 3S"), "It is the turn of seat 1, not yours"},
      {with("--table", "4: KS 3S"), "Seat 3 won trick 1"},
      {with("--table", "3: KS 2C 4S"), "it has been played before"},
      {with("--table", "3: KS 7H 4S"), "the card turned up"},
      {with("--tricks", "1: 2C AC 3D J; 2: 5S 6S 7S 8S"), "Seat 1 won trick 2"},
      {example({"--seat", "all"}), "given"},
      {example({"--method", "exact", "--deals", "5"}), "leave one of them out"},
      {{"play", "AS 2S", "-p4", "-s2", "-t7H", "-b1"}, "all 4 have bid"},
      {{"play", "AS 2S", "-p4", "-s1", "-t7H"}, "No bids are given"},
      {{"play", "-p4", "-s1", "-t7H", "-b1,1,1,1"}, "You hold no card"},
      {{"play", "AS", "-p4", "--trick", "1:"}, "Did you mean"},
  };
  for (const Bad& each : bad) {
    const Outcome outcome = run_program(each.words);
    EXPECT_EQ(outcome.code, 2) << outcome.err;
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, HasSubstr(each.says));
  }
}

TEST(Play, ReachesTheLimitWithThePartialAnswer) {
  const Outcome outcome =
      run_program({"play", "AS 2S 9D 8C W", "-p4", "-s1", "-t7H", "-b1,0,2,0", "--model", "greedy",
                   "--time", "0.5", "--precision", "0.0001"});
  EXPECT_EQ(outcome.code, 3);
  EXPECT_THAT(outcome.out, HasSubstr("partial"));
}

TEST(Play, StopsAtCtrlCWithWhatThereIs) {
  Program program({"play", "AS 2S 9D 8C W", "-p4", "-s1", "-t7H", "-b1,0,2,0", "--time", "60"});
  program.press_ctrl_c();
  const Outcome outcome = program.wait();
  EXPECT_EQ(outcome.code, 130);
  EXPECT_THAT(outcome.out, HasSubstr("Play "));
}

}  // namespace
}  // namespace wizbid::cli
