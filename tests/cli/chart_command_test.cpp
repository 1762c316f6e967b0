// `wizbid chart` as a user meets it.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "cli/program.h"

namespace wizbid::cli {
namespace {

Outcome chart(std::vector<std::string> words) {
  words.insert(words.begin(), "chart");
  return run_program(words);
}

TEST(ChartCommand, OneCardIsTheChartOfOneCard) {
  const Outcome outcome = chart({"-p", "3", "--cards", "1"});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_TRUE(outcome.out.starts_with("One card: say 1 or 0?")) << outcome.out;
}

TEST(ChartCommand, ARangeOfLaterRoundsIsTheChartOfCardValues) {
  const Outcome outcome = chart({"-p", "4", "--cards", "2-5"});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_TRUE(outcome.out.starts_with("What to bid with 2 to 5 cards")) << outcome.out;
}

TEST(ChartCommand, AHandIsTheChartOfThatHand) {
  const Outcome outcome =
      chart({"-p", "3", "--hand", "JC", "-s", "1", "-t", "8H", "--format", "csv"});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_NE(outcome.out.find("1,1,1 trick,,,bid 1 (best),45,,0.448"), std::string::npos)
      << outcome.out;
}

TEST(ChartCommand, TheEndingOfTheFilePicksTheFormat) {
  const TemporaryFolder folder;
  const std::string file = folder.path("who.svg");
  ASSERT_EQ(chart({"-p", "3", "--kind", "holdings", "-o", file}).code, 0);
  EXPECT_TRUE(text_of(file).starts_with("<svg"));
}

TEST(ChartCommand, TheCommandPrintedOnItMakesTheSameChart) {
  const Outcome first =
      chart({"-p", "5", "--kind", "one-card", "--bid-noise", "1", "--lang", "de"});
  const std::size_t begin = first.out.rfind("wizbid chart");
  std::string command = first.out.substr(begin);
  for (char& c : command)
    c = c == '\n' ? ' ' : c;
  const Outcome again =
      run_shell("LANG=C.UTF-8 \"$WIZBID\" " + command.substr(std::string("wizbid").size()));
  EXPECT_EQ(again.out, first.out) << command;
}

// The number behind the cell of a row and the column of a bid.
double value_in(const nlohmann::json& chart, const std::string& row, int bid) {
  const auto& table = chart["pages"][0]["tables"][0];
  for (std::size_t column = 0; column < table["columns"].size(); ++column) {
    const std::string head = table["columns"][column];
    if (head != "bid " + std::to_string(bid) && head != "bid " + std::to_string(bid) + " (best)")
      continue;
    for (const auto& each : table["rows"]) {
      if (each["head"] == row)
        return each["cells"][column]["value"];
    }
  }
  return -1000;
}

TEST(ChartCommand, CellsOfAHandAreWhatOddsAnswers) {
  const std::vector<std::vector<std::string>> hands{
      {"JC", "-p", "3", "-s", "1", "-t", "8H"},
      {"AH 3C", "-p", "3", "-s", "2", "-t", "8H", "-b", "1", "--model", "random"},
      {"AH W 3C", "-p", "4", "-s", "1", "-t", "7H", "--deals", "300"}};
  for (std::vector<std::string> words : hands) {
    words.insert(words.end(), {"--format", "json"});
    std::vector<std::string> odds{"odds"};
    odds.insert(odds.end(), words.begin(), words.end());
    const auto answer = nlohmann::json::parse(run_program(odds).out);
    const auto drawn = nlohmann::json::parse(chart(words).out);
    for (const auto& bid : answer["bids"]) {
      EXPECT_EQ(value_in(drawn, "expected score", bid["bid"]), bid["expected_score"]);
      EXPECT_EQ(value_in(drawn, "makes the bid", bid["bid"]), bid["make"]);
      EXPECT_EQ(value_in(drawn, "1 trick", bid["bid"]), bid["tricks"][1]);
    }
  }
}

TEST(ChartCommand, OddsPlotsItsAnswer) {
  const TemporaryFolder folder;
  const std::string file = folder.path("hand.html");
  const Outcome outcome =
      run_program({"odds", "JC", "-p", "3", "-s", "1", "-t", "8H", "--brief", "--plot", file});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_TRUE(outcome.out.starts_with("Bid 1"));
  EXPECT_TRUE(text_of(file).starts_with("<!DOCTYPE html>"));
}

TEST(ChartCommand, RefusesWhatMakesNoSense) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases{
      {{}, "Type the number of players"},
      {{"-p", "4", "--cards", "5-2"}, "--cards must be a round from 1 to 15"},
      {{"-p", "4", "--cards", "16"}, "--cards must be a round from 1 to 15"},
      {{"-p", "4", "--kind", "one-cards"}, "Did you mean one-card?"},
      {{"-p", "4", "--kind", "card-values", "--cards", "1"}, "begins with 2 cards"},
      {{"-p", "4", "--kind", "holdings", "--hand", "AH"}, "holdings needs none"},
      {{"-p", "4", "--kind", "holdings", "-s", "2"}, "--seat makes no difference"},
      {{"-p", "4", "--kind", "holdings", "--seed", "2"}, "--seed makes no difference"},
      {{"-p", "4", "--kind", "wallet", "--cards", "3"}, "leave --cards out"},
      {{"-p", "4", "--kind", "wallet", "-s", "3"}, "--seat makes no difference"},
      {{"-p", "4", "--kind", "wallet", "--others", "greedy"}, "--others makes no difference"},
      {{"-p", "4", "--kind", "one-card", "--me", "greedy"}, "--me makes no difference"},
      {{"-p", "4", "--kind", "one-card", "--cards", "1-5"}, "is for --cards 1"},
      {{"-p", "4", "4"}, "What is \"4\" for?"},
      {{"-p", "4", "--lang", "fr"}, "--lang must be en or de"},
      {{"-p", "4", "-o", "chart.doc"}, "tells no format"},
      {{"-p", "4", "--hand", "AH AH", "-s", "1", "-t", "7H"}, "AH"},
  };
  for (const auto& [words, message] : cases) {
    const Outcome outcome = chart(words);
    EXPECT_EQ(outcome.code, 2) << message;
    EXPECT_NE(outcome.err.find(message), std::string::npos) << outcome.err;
    EXPECT_EQ(outcome.out, "");
  }
}

TEST(ChartCommand, OneFaultIsToldOnce) {
  for (const std::vector<std::string>& words : {std::vector<std::string>{"-p", "4", "--cards", "0"},
                                                {"-p", "4", "7"},
                                                {"-p", "4", "--kind", "holdings", "7"}}) {
    const Outcome outcome = chart(words);
    EXPECT_EQ(outcome.code, 2);
    EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1) << outcome.err;
  }
}

TEST(ChartCommand, AHandInGermanIsGermanThroughout) {
  const Outcome outcome = chart(
      {"-p", "4", "--hand", "AH W 3C", "-s", "1", "-t", "7H", "--deals", "300", "--lang", "de"});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  for (const char* english : {"Sampled", " the ", " deals ", "How often", "bid noise 2 and"})
    EXPECT_EQ(outcome.out.find(english), std::string::npos) << outcome.out;
  for (const char* german : {"Stichprobe", "95-%-Intervall", "Wie oft", "alle wie „points“"})
    EXPECT_NE(outcome.out.find(german), std::string::npos) << outcome.out;
}

TEST(ChartCommand, OddsPlotsInGermanToo) {
  const TemporaryFolder folder;
  const std::string file = folder.path("hand.html");
  const std::vector<std::string> odds{"odds", "JC", "-p", "3", "-s", "1", "-t", "8H", "--brief"};
  std::vector<std::string> words = odds;
  words.insert(words.end(), {"--plot", file, "--lang", "de"});
  const Outcome outcome = run_program(words);
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_TRUE(outcome.out.starts_with("Sage 1 an ("));
  EXPECT_NE(text_of(file).find("<html lang=\"de\">"), std::string::npos);
  EXPECT_NE(text_of(file).find("Beste Ansage: 1"), std::string::npos);
  EXPECT_NE(text_of(file).find("--lang de"), std::string::npos);
}

TEST(ChartCommand, AHandIsDrawnInItsDeckWithTheNumbersOfItsTwin) {
  const std::vector<std::string> common{"-p",       "4",      "-s",      "4",    "-b",
                                        "1,0,0",    "--lang", "de",      "--me", "greedy",
                                        "--others", "greedy", "--deals", "200"};
  const auto drawn = [&](std::vector<std::string> words) {
    words.insert(words.end(), common.begin(), common.end());
    const Outcome outcome = chart(words);
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    return outcome.out;
  };
  const std::string german = drawn({"--hand", "b13 gr1 N", "-t", "Z", "--deck", "german"});
  const std::string us = drawn({"--hand", "AS 2C J", "-t", "W"});
  EXPECT_TRUE(german.starts_with("gr1 b13 N\n")) << german;
  EXPECT_NE(german.find("Nenne Blau."), std::string::npos) << german;
  EXPECT_NE(german.find("Z: Zauberer; N: Narr."), std::string::npos);
  EXPECT_NE(german.find("--hand 'gr1 b13 N'"), std::string::npos);
  const auto score_row = [](const std::string& text) {
    const std::size_t row = text.find("erwartete Punkte");
    return text.substr(row, text.find('\n', row) - row);
  };
  EXPECT_EQ(score_row(german), score_row(us));
}

TEST(ChartCommand, OthersThanOfAHandAreOfTheUsDeck) {
  const Outcome outcome = chart({"-p", "4", "--deck", "german"});
  EXPECT_EQ(outcome.code, 2);
  EXPECT_NE(outcome.err.find("say --deck us"), std::string::npos) << outcome.err;
  EXPECT_EQ(chart({"-p", "4", "--hand", "Merlin", "-t", "8H", "--deck", "camelot"}).code, 2);
}

TEST(ChartCommand, AHandSaysWhatWasNotHeardAndWhichTrumpToName) {
  const Outcome outcome = chart({"-p", "3", "--hand", "AH", "-s", "3", "-t", "W", "-b", "1,-"});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_NE(outcome.out.find("Bids so far: 1, not"), std::string::npos) << outcome.out;
  EXPECT_NE(outcome.out.find("Name ♥. Best bid:"), std::string::npos) << outcome.out;
}

TEST(TableBuild, GoesOnAfterAnInterruptionAndMakesTheSameBytes) {
  const TemporaryFolder folder;
  const auto build = [&](const std::string& file) {
    return run_program({"table", "build", "values", "-p", "6", "--deals", "100", "-o", file});
  };
  const std::string whole = folder.path("whole.txt");
  ASSERT_EQ(build(whole).code, 0);
  const std::string text = text_of(whole);
  const std::string resumed = folder.path("resumed.txt");
  std::ofstream(resumed + ".part") << text.substr(0, text.find("\nfull early 4 4"));
  ASSERT_EQ(build(resumed).code, 0);
  EXPECT_EQ(text_of(resumed), text);
}

}  // namespace
}  // namespace wizbid::cli
