#include "cli/simulate_command.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "cli/fake_world.h"
#include "cli/line_up.h"
#include "cli/run.h"
#include "cli/simulate_help.h"
#include "cli/simulate_request.h"
#include "cli/temporary_folder.h"
#include "report/text_layout.h"

namespace wizbid::cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

struct SimulateResult {
  ExitCode code;
  std::string out;
  std::string err;
};

SimulateResult run_in(FakeWorld& world, Arguments words) {
  words.insert(words.begin(), "simulate");
  const ExitCode code = run(words, world.session);
  return {code, world.out.str(), world.err.str()};
}

SimulateResult simulate_words(const Arguments& words) {
  FakeWorld world;
  return run_in(world, words);
}

json asked(Arguments words) {
  words.insert(words.end(), {"--format", "json"});
  const SimulateResult result = simulate_words(words);
  EXPECT_EQ(result.code, ExitCode::done) << result.err;
  return json::parse(result.out);
}

// The answer without the time that it took and the words that differ on purpose.
json figures(const Arguments& words) {
  json answer = asked(words);
  answer.erase("method");
  return answer;
}

TEST(SimulateCommand, PlaysAllRoundsByDefault) {
  const json answer = asked({"--players", "greedy,random,random,random", "--games", "20"});
  EXPECT_EQ(answer["games"], 20);
  ASSERT_EQ(answer["players"].size(), 4U);
  EXPECT_EQ(answer["players"][0]["name"], "greedy");
  EXPECT_EQ(answer["players"][3]["name"], "random");
  ASSERT_EQ(answer["rounds"].size(), 15U);
  EXPECT_EQ(answer["rounds"][14]["cards"], 15);
  EXPECT_GT(answer["players"][0]["mean_game_score"], answer["players"][1]["mean_game_score"]);
}

TEST(SimulateCommand, TheRoundsOfAGameAddUp) {
  const json answer = asked({"--players", "greedy,random,greedy", "--games", "30", "--duplicate"});
  for (std::size_t place = 0; place < 3; ++place) {
    double score = 0;
    for (const json& round : answer["rounds"])
      score += round["players"][place]["mean_score"].get<double>();
    EXPECT_NEAR(score, answer["players"][place]["mean_game_score"], 1e-9);
    EXPECT_NEAR(score / 20, answer["players"][place]["mean_round_score"], 1e-9);
  }
}

TEST(SimulateCommand, FourRandomPlayersScoreAlike) {
  const json answer = asked({"--players", "random,random,random,random", "--games", "2000"});
  for (const json& difference : answer["differences"]) {
    const double error = difference["standard_error"];
    EXPECT_GT(error, 0);
    EXPECT_LT(std::abs(difference["mean_game_score"].get<double>()), 4 * error);
  }
}

TEST(SimulateCommand, CardsChooseRounds) {
  const Arguments players{"--players", "random,random,random", "--games", "3", "--cards"};
  const auto cards_of = [&](const std::string& cards) {
    Arguments words = players;
    words.push_back(cards);
    const json answer = asked(words);
    std::vector<int> rounds;
    for (const json& round : answer["rounds"])
      rounds.push_back(round["cards"]);
    return rounds;
  };
  EXPECT_EQ(cards_of("7"), std::vector<int>{7});
  EXPECT_EQ(cards_of("18-20"), (std::vector<int>{18, 19, 20}));
  EXPECT_EQ(cards_of("all").size(), 20U);
}

TEST(SimulateCommand, GamesCountOnceWithAllTheirRotations) {
  const json answer = asked({"--players", "greedy,random,random", "--games", "8", "--duplicate"});
  EXPECT_EQ(answer["games"], 8);
  EXPECT_EQ(answer["method"]["rotations"], 3);
  EXPECT_EQ(answer["method"]["duplicate"], true);
}

TEST(SimulateCommand, SameSeedSameAnswerOnAnyNumberOfThreads) {
  const auto with = [](const char* seed, const char* threads) {
    return figures({"--players", "greedy,random,random", "--cards", "1-4", "--games", "500",
                    "--seed", seed, "--threads", threads});
  };
  EXPECT_EQ(with("5", "1"), with("5", "2"));
  EXPECT_EQ(with("5", "1"), with("5", "7"));
  EXPECT_NE(with("5", "1"), with("6", "1"));
}

TEST(SimulateCommand, TheCommandInTheAnswerGivesItAgain) {
  const json answer = asked({"--players", "Greedy, random random", "--cards", "2-3", "--games", "9",
                             "--duplicate", "--seed", "4"});
  const std::string command = answer["method"]["command"];
  EXPECT_EQ(command,
            "wizbid simulate --players greedy,random,random --cards 2-3 --games 9 --duplicate "
            "--rules official --seed 4 --format json");
}

TEST(SimulateCommand, KnowsEveryPlayerOfTheRegistry) {
  for (const std::string_view name : player_names()) {
    const json answer =
        asked({"--players", std::string(name) + ",random,random", "--cards", "1", "--games", "2"});
    EXPECT_EQ(answer["players"][0]["name"], name);
  }
}

TEST(SimulateCommand, ANumberOfPlayersInAConfigFileIsNotTheirNames) {
  const TemporaryFolder folder;
  std::ofstream(folder.path("config")) << "players = 4\nseed = 12\n";
  FakeWorld world;
  world.variables["WIZBID_CONFIG"] = folder.path("config");
  const SimulateResult result =
      run_in(world, {"--players", "random,random,random", "--games", "2", "--format", "json"});
  ASSERT_EQ(result.code, ExitCode::done) << result.err;
  EXPECT_EQ(json::parse(result.out)["method"]["seed"], 12);
  FakeWorld without;
  without.variables["WIZBID_CONFIG"] = folder.path("config");
  EXPECT_THAT(run_in(without, {}).err, HasSubstr("The players are missing"));
}

TEST(SimulateCommand, CtrlCShowsTheGamesPlayedSoFar) {
  FakeWorld world;
  world.ctrl_c = true;
  const SimulateResult result = run_in(
      world, {"--players", "random,random,random", "--games", "1000000", "--format", "json"});
  EXPECT_EQ(result.code, ExitCode::interrupted);
  EXPECT_EQ(result.err, "wizbid: Interrupted; the answer is partial.\n");
  const json answer = json::parse(result.out);
  EXPECT_EQ(answer["method"]["interrupted"], true);
  EXPECT_LT(answer["games"], 1000000);
  EXPECT_THAT(answer["method"]["command"].get<std::string>(),
              HasSubstr("--games " + answer["games"].dump() + ' '));
}

TEST(SimulateCommand, TellsATerminalHowFarItIs) {
  FakeWorld world;
  world.environment.err_is_terminal = true;
  world.environment.now = [&world] { return world.clock += 2; };
  const SimulateResult result =
      run_in(world, {"--players", "random,random,random", "--games", "500"});
  EXPECT_THAT(result.err, HasSubstr("playing: "));
  EXPECT_THAT(result.err, HasSubstr("(Ctrl-C stops)"));
  EXPECT_THAT(result.out, StartsWith("500 games between 3 players"));
}

TEST(SimulateCommand, WritesAFileInTheFormatOfItsEnding) {
  const TemporaryFolder folder;
  const Arguments words{"--players", "random,random,random", "--games", "5", "-o"};
  for (const auto& [ending, start] : {std::pair{".csv", "of,cards,player,name,"},
                                      {".json", "{\n"},
                                      {".md", "5 games between"},
                                      {".txt", "5 games between"}}) {
    Arguments all = words;
    all.push_back(folder.path(std::string("games") + ending));
    const SimulateResult result = simulate_words(all);
    EXPECT_EQ(result.code, ExitCode::done) << result.err;
    EXPECT_EQ(result.out, "");
    EXPECT_THAT(text_of(all.back()), StartsWith(start));
  }
}

TEST(SimulateCommand, AFileThatCannotBeWrittenIsTroubleOfItsOwn) {
  const SimulateResult result =
      simulate_words({"--players", "random,random,random", "-o", "/nonexistent/games.csv"});
  EXPECT_EQ(result.code, ExitCode::file_trouble);
}

TEST(SimulateHelp, NamesEveryFlagAndFitsAnOrdinaryTerminal) {
  for (const Flag& flag : simulate_flags().flags) {
    const std::string name = "--" + std::string(flag.name);
    const std::string both = flag.letter == 0 ? name : std::string("-") + flag.letter + ", " + name;
    EXPECT_NE(simulate_help.find(both), std::string_view::npos) << both;
  }
  std::istringstream lines{std::string(simulate_help)};
  for (std::string line; std::getline(lines, line);)
    EXPECT_LE(columns_of(line), 80) << line;
}

struct BadSimulation {
  const char* name;
  Arguments words;
  const char* says;  // part of the message
};

const char* const three = "random,random,random";

std::vector<BadSimulation> bad_simulations() {
  return {
      {"NoPlayers", {}, "The players are missing"},
      {"EmptyPlayers", {"--players", ""}, "The players are missing"},
      {"OnlyCommas", {"--players", ",,"}, "The players are missing"},
      {"NumberOfPlayers", {"--players", "4"}, "not their number"},
      {"OnePlayer", {"--players", "greedy"}, "names 1 player,"},
      {"TwoPlayers", {"--players", "greedy,random"}, "for 3 to 6"},
      {"SevenPlayers",
       {"--players", "random,random,random,random,random,random,random"},
       "names 7 players"},
      {"PlayerTypo", {"--players", "gredy,random,random"}, "Did you mean greedy?"},
      {"UnknownPlayer", {"--players", "humans,random,random"}, "greedy, random"},
      {"NameMissing", {"--players", "random,,random,random"}, "a comma without a name"},
      {"NameMissingAtTheEnd", {"--players", "random,random,random,"}, "a comma without a name"},
      {"ControlCharacters", {"--players", "ran\x1b[1mdom,random,random"}, "U+001B"},
      {"PlayersWithoutCommas", {"--players", "random", "random", "random"}, "belongs to no flag"},
      {"PlayersTwice", {"--players", three, "-p", three}, "give it once"},
      {"PlayersWithoutValue", {"--players"}, "--players needs"},
      {"CardsInWords", {"--players", three, "--cards", "few"}, "as in 5"},
      {"CardsZero", {"--players", three, "--cards", "0"}, "within 1 to 20"},
      {"CardsTooMany", {"--players", three, "--cards", "21"}, "within 1 to 20"},
      {"CardsTooManyForFour",
       {"--players", "random,random,random,random", "--cards", "10-16"},
       "within 1 to 15"},
      {"CardsBackwards", {"--players", three, "--cards", "5-2"}, "as in 2-5"},
      {"CardsHalfARange", {"--players", three, "--cards", "5-"}, "as in 1-10"},
      {"CardsNegative", {"--players", three, "--cards", "-1"}, "as in 1-10"},
      {"NoGames", {"--players", three, "--games", "0"}, "from 1 to"},
      {"GamesInWords", {"--players", three, "--games", "1e3"}, "whole number of games"},
      {"TooManyGames", {"--players", three, "--games", "1000000001"}, "from 1 to 1000000000"},
      {"DuplicateWithValue", {"--players", three, "--duplicate=yes"}, "type --duplicate alone"},
      {"NegativeSeed", {"--players", three, "--seed", "-1"}, "whole number"},
      {"NoThreads", {"--players", three, "--threads", "0"}, "from 1 to 1024"},
      {"OtherRules",
       {"--players", three, "--rules", "plus-minus-five"},
       "Did you mean plus-minus-one?"},
      {"OtherLanguage", {"--players", three, "--lang", "fr"}, "--lang must be en or de"},
      {"FormatTypo", {"--players", three, "--format", "jsn"}, "Did you mean json?"},
      {"TrainedPlayerWithSpecialCards",
       {"--players", "greedy,points,random", "--rules", "camelot"},
       "points has never seen the special cards of the rules camelot"},
      {"FlagTypo", {"--players", three, "--duplicat"}, "Did you mean --duplicate?"},
      {"UnknownFlag", {"--players", three, "--frobnicate"}, "There is no flag --frobnicate."},
  };
}

// Of four alike who bid nothing on purpose each gets his share of the tricks, but for those that
// nobody wins.
TEST(SimulateCommand, PlaysWithSpecialCards) {
  const auto tricks_of_four = [](const char* rules) {
    const json answer = asked({"--players", "random,random,random,random", "--cards", "15",
                               "--games", "200", "--duplicate", "--rules", rules});
    double tricks = 0;
    for (const json& player : answer["players"])
      tricks += player["tricks_mean"].get<double>();
    return tricks;
  };
  EXPECT_DOUBLE_EQ(tricks_of_four("magic"), 15);
  // All 60 cards are dealt, so Excalibur takes one trick from the table; the Bomb is left over in
  // one round of 61.
  EXPECT_DOUBLE_EQ(tricks_of_four("camelot"), 14);
  EXPECT_NEAR(tricks_of_four("bomb"), 14 + 1.0 / 61, 0.04);
}

TEST(SimulateCommand, TellsWhatSpecialCardsDo) {
  const SimulateResult result =
      simulate_words({"--players", "greedy,random,random", "--rules", "dragon,tournament",
                      "--games", "3", "--cards", "18-20"});
  EXPECT_EQ(result.code, ExitCode::done);
  EXPECT_THAT(result.out, HasSubstr("The Dragon beats every card but\nthe Fairy."));
  EXPECT_THAT(result.out, HasSubstr("--rules dragon,tournament"));
}

class SimulateBadInputs : public testing::TestWithParam<BadSimulation> {};

TEST_P(SimulateBadInputs, AreRefusedWithASentence) {
  const SimulateResult result = simulate_words(GetParam().words);
  EXPECT_EQ(result.code, ExitCode::usage);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.err, HasSubstr(GetParam().says));
  EXPECT_THAT(result.err, StartsWith("wizbid: "));
  EXPECT_TRUE(result.err.ends_with(".\n") || result.err.ends_with("?\n")) << result.err;
  EXPECT_TRUE(std::none_of(result.err.begin(), result.err.end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x20 && c != '\n';
  })) << result.err;
}

INSTANTIATE_TEST_SUITE_P(Cases, SimulateBadInputs, testing::ValuesIn(bad_simulations()),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace wizbid::cli
