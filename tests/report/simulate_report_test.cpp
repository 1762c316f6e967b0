#include "report/simulate_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <sstream>

#include "report/simulate_tables.h"
#include "report/text_layout.h"

namespace wizbid {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

// What a place got in a round: points, bids made, tricks bid, tricks taken.
struct Got {
  std::int64_t score, made, bid, taken;
};

SetSums round_of(const std::vector<Got>& places) {
  SetSums sums;
  for (std::size_t place = 0; place < places.size(); ++place) {
    sums[Measure::score][place] = places[place].score;
    sums[Measure::made][place] = places[place].made;
    sums[Measure::bid][place] = places[place].bid;
    sums[Measure::taken][place] = places[place].taken;
  }
  return sums;
}

// Two games of two rounds, a b a at the table.
SimulateReport two_games() {
  SimulateReport report;
  report.version = "1.2.3";
  report.names = {"ann", "bob", "ann"};
  report.rounds = {1, 2};
  report.games_asked = 2;
  report.seed = 7;
  report.standings = Standings(3, 2, 1);
  report.standings.add({round_of({{30, 1, 1, 1}, {20, 1, 0, 0}, {20, 1, 0, 0}}),
                        round_of({{-10, 0, 1, 2}, {20, 1, 0, 0}, {-10, 0, 1, 0}})});
  report.standings.add({round_of({{20, 1, 0, 0}, {-10, 0, 0, 1}, {-10, 0, 1, 0}}),
                        round_of({{40, 1, 2, 2}, {20, 1, 0, 0}, {20, 1, 0, 0}})});
  report.repeat = {"wizbid", "simulate", "--players ann,bob,ann"};
  return report;
}

// So many of them at the table, all rounds, with large numbers.
SimulateReport large(const std::vector<std::string>& names) {
  SimulateReport report = two_games();
  report.names = names;
  report.rounds.clear();
  std::vector<SetSums> set;
  for (int cards = 1; cards <= 20; ++cards) {
    report.rounds.push_back(cards);
    set.push_back(round_of(std::vector<Got>(names.size(), {-123, 1, 1, 1})));
  }
  report.standings = Standings(static_cast<int>(names.size()), 20, 1);
  report.standings.add(set);
  for (SetSums& round : set)
    round = round_of(std::vector<Got>(names.size(), {-187, 0, 1, 1}));
  report.standings.add(set);
  return report;
}

json as_json(const SimulateReport& report) {
  return json::parse(simulate_report_json(report));
}

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);)
    lines.push_back(line);
  return lines;
}

TEST(GroupsByName, AreInTheOrderOfTheLineUp) {
  const auto groups = groups_by_name({"b", "a", "b", "c"});
  ASSERT_EQ(groups.size(), 3U);
  EXPECT_EQ(groups[0].name, "b");
  EXPECT_THAT(groups[0].places, ElementsAre(0, 2));
  EXPECT_THAT(groups[1].places, ElementsAre(1));
}

// Ann's two games: 20 and 60. Mean 40, standard deviation sqrt(800), error sqrt(800 / 2) = 20.
TEST(SimulateJson, HasTheFiguresOfEveryPlaceInOrder) {
  const json answer = as_json(two_games());
  EXPECT_EQ(answer["games"], 2);
  ASSERT_EQ(answer["players"].size(), 3U);
  const json& ann = answer["players"][0];
  EXPECT_EQ(ann["name"], "ann");
  EXPECT_EQ(ann["mean_game_score"], 40);
  EXPECT_NEAR(ann["standard_error"], 20, 1e-12);
  EXPECT_EQ(ann["mean_round_score"], 20);
  EXPECT_NEAR(ann["round_standard_error"], 10, 1e-12);
  EXPECT_EQ(ann["made"], 0.75);
  EXPECT_EQ(ann["bid_mean"], 1);
  EXPECT_EQ(ann["tricks_mean"], 1.25);
  EXPECT_EQ(answer["players"][1]["name"], "bob");
  EXPECT_EQ(answer["players"][1]["mean_game_score"], 25);
}

TEST(SimulateJson, HasTheRounds) {
  const json answer = as_json(two_games());
  ASSERT_EQ(answer["rounds"].size(), 2U);
  const json& second = answer["rounds"][1];
  EXPECT_EQ(second["cards"], 2);
  EXPECT_EQ(second["players"][0]["name"], "ann");
  EXPECT_EQ(second["players"][0]["mean_score"], 15);
  EXPECT_NEAR(second["players"][0]["standard_error"], 25, 1e-12);
  EXPECT_EQ(second["players"][1]["made"], 1);
  EXPECT_EQ(second["names"][0]["mean_score"], 10);
}

// Both of ann: 10 + 20 and 30 and 35 for one of them in the two games.
TEST(SimulateJson, PoolsWhoHaveTheSameName) {
  const json answer = as_json(two_games());
  const json& names = answer["names"];
  ASSERT_EQ(names.size(), 2U);
  EXPECT_EQ(names[0]["name"], "ann");
  EXPECT_EQ(names[0]["players"], 2);
  EXPECT_EQ(names[0]["mean_game_score"], (20 + 60 + 10 + 10) / 4.0);
  EXPECT_EQ(names[1]["mean_game_score"], 25);
}

// Ann at the first place leads bob by 20 - 40 and by 60 - 10.
TEST(SimulateJson, HasPairedDifferences) {
  const json answer = as_json(two_games());
  ASSERT_EQ(answer["differences"].size(), 3U);
  const json& first = answer["differences"][0];
  EXPECT_EQ(first["players"], json({1, 2}));
  EXPECT_EQ(first["names"], json({"ann", "bob"}));
  EXPECT_EQ(first["mean_game_score"], 15);
  EXPECT_NEAR(first["standard_error"], 35, 1e-12);
  ASSERT_EQ(answer["name_differences"].size(), 1U);
  EXPECT_EQ(answer["name_differences"][0]["mean_game_score"], 0);
}

TEST(SimulateJson, TellsHowItCameAbout) {
  SimulateReport report = two_games();
  report.partial = true;
  report.games_asked = 50;
  const json method = as_json(report)["method"];
  EXPECT_EQ(method["seed"], 7);
  EXPECT_EQ(method["duplicate"], false);
  EXPECT_EQ(method["interrupted"], true);
  EXPECT_EQ(method["games_asked"], 50);
  EXPECT_EQ(method["command"], "wizbid simulate --players ann,bob,ann");
}

TEST(SimulateJson, OneGameHasNoErrors) {
  SimulateReport report = two_games();
  report.standings = Standings(3, 2, 1);
  report.standings.add({round_of({{30, 1, 1, 1}}), round_of({{20, 1, 0, 0}})});
  const json answer = as_json(report);
  EXPECT_EQ(answer["players"][0]["mean_game_score"], 50);
  EXPECT_TRUE(answer["players"][0]["standard_error"].is_null());
  EXPECT_TRUE(answer["rounds"][0]["players"][0]["standard_error"].is_null());
  EXPECT_THAT(simulate_report_text(report, {true}), HasSubstr("One game says nothing about luck"));
  EXPECT_THAT(simulate_report_text(report, {true}), Not(HasSubstr("±")));
}

TEST(SimulateCsv, HasOneRowAPlaceForTheGameAndForEachRound) {
  const auto lines = lines_of(simulate_report_csv(two_games()));
  ASSERT_EQ(lines.size(), 1U + 3 * 3);
  EXPECT_EQ(lines[0],
            "of,cards,player,name,mean_score,standard_error,made,made_standard_error,bid_mean,"
            "tricks_mean");
  EXPECT_THAT(lines[1], testing::StartsWith("game,,1,ann,40,20,0.75,"));
  EXPECT_THAT(lines[8], testing::StartsWith("round,2,2,bob,20,0,1,0,0,0"));
}

TEST(SimulateText, ShowsPlacesNamesDifferencesAndRounds) {
  const std::string text = simulate_report_text(two_games(), {true});
  EXPECT_THAT(text, HasSubstr("2 games between 3 players: 2 rounds, of 1 to 2 cards.\n"));
  EXPECT_THAT(text, HasSubstr("   1 ann    +40.0 ±39.2     +20.0 ±19.6  75% "));
  EXPECT_THAT(text, HasSubstr("both ann    +25.0 "));
  EXPECT_THAT(text, HasSubstr("ann - bob      0.0 "));
  EXPECT_THAT(text, HasSubstr("Again: wizbid simulate --players ann,bob,ann\n"));
  EXPECT_THAT(text, HasSubstr("too narrow for so few\ngames"));
}

TEST(SimulateText, SaysWhatRotationsAre) {
  SimulateReport report = two_games();
  report.standings = Standings(3, 2, 3);
  report.standings.add({round_of({{30, 1, 1, 1}}), round_of({{20, 1, 0, 0}})});
  EXPECT_THAT(wrapped(simulate_report_text(report, {true}), 1000),
              HasSubstr("each played 3 times on the\nsame deals"));
}

TEST(SimulateText, SaysThatItIsPartial) {
  SimulateReport report = two_games();
  report.partial = true;
  report.games_asked = 1000;
  EXPECT_THAT(simulate_report_text(report, {true}), HasSubstr("you stopped the work; 1,000 games"));
}

TEST(SimulateText, FitsEightyColumnsWithAnyLineUp) {
  for (const auto& names : {std::vector<std::string>(6, "points"),
                            {"points", "rival", "greedy", "random", "points", "points"}}) {
    for (const std::string& line : lines_of(simulate_report_text(large(names), {true})))
      EXPECT_LE(columns_of(line), 80) << line;
  }
}

TEST(SimulateText, CanBeAscii) {
  const std::string text = simulate_report_text(two_games(), {false});
  EXPECT_THAT(text, HasSubstr("+40.0 +-39.2"));
  for (const char c : text)
    EXPECT_LT(static_cast<unsigned char>(c), 0x80);
}

TEST(SimulateMarkdown, IsMadeOfTables) {
  const std::string text = simulate_report_markdown(two_games());
  EXPECT_THAT(text, HasSubstr("| player | points a game | points a round | bids made | mean bid |\n"
                              "| ---: | ---: | ---: | ---: | ---: |\n| 1 ann | +40.0 ±39.2 |"));
  EXPECT_THAT(text, HasSubstr("| ann - bob | 0.0 "));
  EXPECT_THAT(text, HasSubstr("| cards | ann | bob |\n"));
}

}  // namespace
}  // namespace wizbid
