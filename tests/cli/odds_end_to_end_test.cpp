// `wizbid odds` from the command line to the answer.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <numeric>

#include "cli/program.h"

namespace wizbid::cli {
namespace {

using Json = nlohmann::ordered_json;
using testing::HasSubstr;
using testing::IsEmpty;

Json answer_to(const std::string& line, const Program::Variables& variables = {}) {
  std::vector<std::string> words = words_of(line);
  words.insert(words.end(), {"--format", "json"});
  const Outcome outcome = run_program(words, variables);
  EXPECT_EQ(outcome.code, 0) << line << '\n' << outcome.err;
  EXPECT_THAT(outcome.err, IsEmpty()) << line;
  return outcome.code == 0 ? Json::parse(outcome.out) : Json();
}

// The answer without what differs from run to run.
Json steady(Json json) {
  json["method"].erase("seconds");
  return json;
}

// The command that repeats an answer names the road that was taken, so the reason for it differs.
Json same_work(Json json) {
  json["method"].erase("reason");
  return json;
}

double number(const Json& json) {
  return json.get<double>();
}

TEST(Odds, OfTheJackOfClubsLed) {
  const Json json = answer_to("odds JC -p 3 -s 1 -t 8H");
  EXPECT_EQ(json["method"]["kind"], "exact");
  EXPECT_NEAR(number(json["bids"][1]["make"]), 39.0 * 38 / (58 * 57), 1e-15);
  EXPECT_EQ(json["bids"][1]["make_fraction"], "13/29");
  EXPECT_EQ(json["recommended"]["bid"], 1);
  const Json ten = answer_to("odds 10C -p 3 -s 1 -t 8H");
  EXPECT_NEAR(number(ten["bids"][1]["make"]), 38.0 * 37 / (58 * 57), 1e-15);
  EXPECT_EQ(ten["recommended"]["bid"], 0);
}

TEST(Odds, OfTheGrailInAnEvenPlace) {
  const Json json = answer_to("odds Grail -p 3 -s 2 -t 8H --rules camelot");
  EXPECT_EQ(json["situation"]["deck"], "camelot");
  EXPECT_EQ(json["situation"]["hand"], Json({"Grail"}));
  EXPECT_FALSE(json["situation"].contains("notation"));
  // It takes the trick but where Excalibur is in one of the two other hands.
  EXPECT_EQ(json["bids"][1]["make_fraction"], "28/29");
  EXPECT_NEAR(number(json["bids"][1]["expected_score"]), 50 * 28. / 29 - 10. / 29, 1e-12);
  EXPECT_NEAR(number(json["bids"][0]["expected_score"]), 40 * 1. / 29 - 10 * 28. / 29, 1e-12);
  EXPECT_EQ(steady(answer_to("odds Grail -p 3 -s 2 -t 8H --deck camelot")), steady(json));
}

TEST(Odds, OfMoreCardsOfCamelotAreSampledWithPlayersThatKnowThem) {
  const Json json = answer_to("odds Grail,AH -p 3 -s 2 -t 8H --rules camelot --deals 500");
  EXPECT_EQ(json["method"]["how"], "sampled");
  EXPECT_EQ(json["method"]["model"], Json({{"me", "greedy"}, {"others", "greedy"}}));
  const Json random =
      answer_to("odds Grail,AH -p 3 -s 2 -t 8H --rules camelot --deals 500 --model random");
  EXPECT_EQ(random["method"]["model"]["me"], "random");
}

TEST(Odds, OfMagicAndJubileeCards) {
  // Behind a club led the 2 beats everything. Behind a Jester it sets the suit, and a plain card of
  // another suit, or a Jester, must follow: 12/58 + 4/58 * 29/57.
  const Json magic = answer_to("odds 2C -p 3 -s 2 -t 8H --rules magic");
  EXPECT_EQ(magic["bids"][1]["make_fraction"], "400/1653");
  const Json dragon = answer_to("odds Dragon -p 3 -s 2 -t 8H --rules dragon,fairy");
  EXPECT_EQ(dragon["bids"][1]["make_fraction"], "29/30");  // the Fairy is in one of two hands
  const Json bomb = answer_to("odds Bomb -p 3 -s 2 -t Fairy --trump H --rules bomb,fairy");
  EXPECT_EQ(bomb["bids"][0]["expected_score"], 20);
}

TEST(Odds, OfAWizardAfterTwoRationalBidsOfOne) {
  const Json json = answer_to("odds W -p 4 -s 3 -t 8H -b 1,1 --bid-noise 0");
  EXPECT_NEAR(number(json["bids"][1]["make"]), 5.0 / 13, 1e-15);
  EXPECT_EQ(json["recommended"]["bid"], 0);
}

TEST(Odds, AddUpToOneForEveryBid) {
  for (const char* line : {"odds JC -p 3 -s 1 -t 8H", "odds W -p 6 -t J -b 1,0,-",
                           "odds AH,2C -p 4 -s 2 -t W --trump S --deals 500",
                           "odds 2C3C4C5C6C7C8C9C10CJC -p 6 -s 6 --deals 200"}) {
    const Json json = answer_to(line);
    for (const Json& bid : json["bids"]) {
      const auto tricks = bid["tricks"].get<std::vector<double>>();
      EXPECT_NEAR(std::accumulate(tricks.begin(), tricks.end(), 0.0), 1, 1e-9) << line;
      EXPECT_EQ(bid["make"], bid["tricks"][bid["bid"].get<std::size_t>()]) << line;
    }
  }
}

TEST(Odds, TakeAHandInAnySpelling) {
  const Json canonical = steady(answer_to("odds AH,10S,W -p 4 -s 1 -t 8C --deals 300"));
  for (const char* hand : {"ah 10s w", "W TS HA", "AH10SW", "A\u2665,10\u2660,W", "H A S 10 W"}) {
    std::string line = std::string("odds ") + hand + " -p 4 -s 1 -t 8C --deals 300";
    EXPECT_EQ(steady(answer_to(line)), canonical) << hand;
  }
}

TEST(Odds, OfOneHandAreTheSameInEveryDeck) {
  const Json us = answer_to("odds AS,2C,8H,W -p 4 -s 2 -t 3D -b 1 --deals 300");
  for (const auto& [deck, words] : std::map<std::string, std::vector<std::string>>{
           {"german", {"b13 gr1 r7 Z", "ge2"}},
           {"medieval", {"black Dragon, green Hermit, red Bard, W", "purple Peasant"}},
           {"numbers", {"13S 1C 7H W", "2D"}}}) {
    const Outcome outcome = run_program({"odds", words[0], "-p4", "-s2", "-t", words[1], "-b1",
                                         "--deals", "300", "--deck", deck, "--format", "json"});
    ASSERT_EQ(outcome.code, 0) << outcome.err;
    const Json json = Json::parse(outcome.out);
    EXPECT_EQ(json["bids"], us["bids"]) << deck;
    EXPECT_EQ(json["recommended"], us["recommended"]) << deck;
    EXPECT_EQ(json["situation"]["deck"], deck);
    EXPECT_EQ(json["situation"]["notation"], "us");
    for (const char* key : {"hand", "turn_up", "trump", "bids"})
      EXPECT_EQ(json["situation"][key], us["situation"][key]) << deck;
    const std::string command = json["method"]["command"];
    EXPECT_THAT(command, HasSubstr("--deck " + deck));
    const Outcome again = run_shell("\"$WIZBID\" " + command.substr(std::string("wizbid").size()));
    ASSERT_EQ(again.code, 0) << command << '\n' << again.err;
    EXPECT_EQ(Json::parse(again.out)["bids"], us["bids"]) << command;
  }
}

TEST(Odds, AreToldInTheDeckThatWasAskedWith) {
  const Outcome text = run_program(words_of("odds b13 -p 3 -s 1 -t r7 --deck german --ascii"));
  EXPECT_THAT(text.out,
              testing::AllOf(HasSubstr("hold b13. r7 is turned up:"), HasSubstr("red is trump.")));
  const TemporaryFolder folder;
  const std::string file = folder.write("german.toml", "deck = \"german\"\n");
  EXPECT_EQ(
      run_program(words_of("odds b13 -p 3 -s 1 -t r7 --ascii"), {{"WIZBID_CONFIG", file}}).out,
      text.out);
}

TEST(Odds, AreTheSameForAnyNumberOfThreads) {
  const std::string line = "odds AH,10S,W,2D -p 5 -t 8C -b 1,- --deals 3000 --threads ";
  const Json one = steady(answer_to(line + "1"));
  EXPECT_EQ(steady(answer_to(line + "2")), one);
  EXPECT_EQ(steady(answer_to(line + "7")), one);
  EXPECT_NE(steady(answer_to("odds AH,10S,W,2D -p 5 -t 8C -b 1,- --deals 3000 --seed 2"))["bids"],
            one["bids"]);
}

TEST(Odds, TheCommandInTheAnswerGivesItAgain) {
  for (const char* line :
       {"odds W -p 4 -t 8H -b 1,1 --why --need 20 --said 1", "odds QS -p 4 -s dealer -t W -b 0,-,1",
        "odds JC -p 3 -s 2 -t 8H -b 1,0,-", "odds QC -p 3 -s first -t W --trump H",
        "odds JH,KS -p 3 -s 1 -t 7H --me greedy --others random --method sample --deals 500",
        "odds AH,W,2C -p 4 -s 3 -t J --bid-noise inf --deals 700 --seed 9",
        "odds AH,W,2C,5D -p 4 -s all -t 7H --precision 5",
        "odds AH,W,2C,5D -p 4 -s 1 -t 7H --precision 5 --time 60 --method sample"}) {
    Json asked = answer_to(line);
    if (asked.contains("answers"))
      asked = asked["answers"][1];
    const std::string command = asked["method"]["command"];
    const Outcome again = run_shell("\"$WIZBID\" " + command.substr(std::string("wizbid").size()));
    ASSERT_EQ(again.code, 0) << command << '\n' << again.err;
    EXPECT_EQ(same_work(steady(Json::parse(again.out))), same_work(steady(asked))) << command;
  }
}

TEST(Odds, OfAllSeatsAreThoseOfEachSeat) {
  const Json all = answer_to("odds JC -p 3 -s all -t 8H -b 1");
  ASSERT_EQ(all["answers"].size(), 3U);
  EXPECT_EQ(steady(all["answers"][0]), [] {
    Json first = steady(answer_to("odds JC -p 3 -s 1 -t 8H"));
    return first;
  }());
  EXPECT_EQ(all["answers"][1]["bids"], answer_to("odds JC -p 3 -s 2 -t 8H -b 1")["bids"]);
  EXPECT_EQ(all["answers"][2]["bids"], answer_to("odds JC -p 3 -s 3 -t 8H -b 1,-")["bids"]);
}

TEST(Odds, TellTheDealerWhichTrumpToName) {
  const Json json = answer_to("odds QS -p 4 -s dealer -t W");
  const Json& choice = json["trump_choice"];
  ASSERT_EQ(choice["options"].size(), 4U);
  double best = -1e9;
  for (const Json& option : choice["options"])
    best = std::max(best, number(option["expected_score"]));
  for (const Json& option : choice["options"]) {
    if (option["trump"] == choice["recommended"]) {
      EXPECT_EQ(number(option["expected_score"]), best);
      EXPECT_EQ(option["expected_score"], json["recommended"]["expected_score"]);
    }
  }
  EXPECT_EQ(json["situation"]["trump"], choice["recommended"]);
  const std::string trump = choice["recommended"];
  EXPECT_EQ(answer_to("odds QS -p 4 -s dealer -t W --trump " + trump)["bids"], json["bids"]);
}

TEST(Odds, AfterTheAuctionAreThoseOfMyBid) {
  const Json json = answer_to("odds JC -p 3 -s 1 -t 8H -b 1,0,0");
  EXPECT_FALSE(json.contains("recommended"));
  ASSERT_EQ(json["bids"].size(), 1U);
  EXPECT_EQ(json["bids"][0]["bid"], 1);
}

TEST(Odds, SayWhoPlays) {
  const Json one_card = answer_to("odds JC -p 3 -s 1 -t 8H");
  EXPECT_EQ(one_card["method"]["model"].dump(), R"({"me":"points","others":"points"})");
  const Json sampled = answer_to("odds AH,2C -p 4 -s 1 -t 8H --deals 100 --others rival");
  EXPECT_EQ(sampled["method"]["model"].dump(), R"({"me":"points","others":"rival"})");
}

TEST(Odds, TakeDefaultsFromConfigFiles) {
  const TemporaryFolder folder;
  folder.write("home/.config/wizbid/config.toml", "players = 3\nseed = 7\nformat = \"csv\"\n");
  const std::string chosen = folder.write("chosen.toml", "seed = 8\nformat = json\n");
  const Program::Variables home{{"HOME", folder.path("home")}};
  const Program::Variables both{{"HOME", folder.path("home")}, {"WIZBID_CONFIG", chosen}};
  EXPECT_THAT(run_program(words_of("odds JC -s 1 -t 8H"), home).out, HasSubstr("seat,bid,legal"));
  EXPECT_EQ(answer_to("odds JC -s 1 -t 8H", home)["method"]["seed"], 7);
  const Json json = answer_to("odds JC -s 1 -t 8H", both);
  EXPECT_EQ(json["method"]["seed"], 8);
  EXPECT_EQ(json["situation"]["players"], 3);
  EXPECT_EQ(answer_to("odds JC -s 1 -t 8H --seed 9", both)["method"]["seed"], 9);
  EXPECT_THAT(json["method"]["command"].get<std::string>(), HasSubstr("-p 3"));
}

TEST(Odds, AreGermanIfTyped) {
  const std::vector<std::string> words =
      words_of("odds QS -p 3 -s 3 -t W -b 1,0 --lang de --ascii --why");
  const Outcome outcome = run_program(words);
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("Nenne Pik und sage 1 an (gelingt mit "));
  EXPECT_THAT(outcome.out, HasSubstr("% fuer so viele Stiche"));
  EXPECT_THAT(outcome.out, HasSubstr("--lang de"));
  EXPECT_TRUE(std::all_of(outcome.out.begin(), outcome.out.end(), [](char c) { return c > 0; }));
}

TEST(Odds, AreGermanWithSpecialCards) {
  const Outcome german =
      run_program(words_of("odds Drache -p 4 -s 4 -t Fee --trump H --rules dragon,fairy,bomb "
                           "--lang de"));
  EXPECT_EQ(german.code, 0) << german.err;
  EXPECT_THAT(german.out, HasSubstr("und hast Drache."));
  EXPECT_THAT(german.out, HasSubstr("ist die Fee, und du hast Herz genannt."));
  EXPECT_THAT(german.out, HasSubstr("Der Drache, die Fee und die Bombe kommen"));
  EXPECT_THAT(german.out, HasSubstr("odds Dragon -p 4 -s 4 -t Fairy"));
}

TEST(Odds, AreGermanByDefaultWhereAConfigFileSaysSo) {
  const TemporaryFolder folder;
  const Program::Variables german{{"WIZBID_CONFIG", folder.write("de.toml", "lang = \"de\"\n")}};
  const auto said = [&](const std::string& line) { return run_program(words_of(line), german); };
  EXPECT_THAT(said("odds JC -p 3 -s 1 -t 8H").out, HasSubstr("Sage 1 an"));
  EXPECT_THAT(said("odds JC -p 3 -s 1 -t 8H --lang en").out, HasSubstr("--lang en"));
  // What there is in English only stays so; who types it hears of it.
  EXPECT_THAT(said("check --only bet-one").err, testing::Not(HasSubstr("German")));
  EXPECT_EQ(said("table list --lang de").code, 2);
}

TEST(Odds, RefuseABrokenConfigFile) {
  const TemporaryFolder folder;
  const std::string file = folder.write("bad.toml", "plyers = 3\n");
  const Outcome unknown =
      run_program(words_of("odds JC -p 3 -s 1 -t 8H"), {{"WIZBID_CONFIG", file}});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_EQ(unknown.err, "wizbid: The config file " + file +
                             " has the unknown key plyers. Did you mean players?\n");
  const std::string value = folder.write("value.toml", "players = many\n");
  const Outcome bad_value = run_program(words_of("odds JC -s 1 -t 8H"), {{"WIZBID_CONFIG", value}});
  EXPECT_EQ(bad_value.code, 2);
  EXPECT_THAT(bad_value.err, HasSubstr("players in " + value + " must be"));
  const Outcome missing = run_program(words_of("odds JC -p 3 -s 1 -t 8H"),
                                      {{"WIZBID_CONFIG", folder.path("none.toml")}});
  EXPECT_EQ(missing.code, 4);
  EXPECT_EQ(missing.out, "");
}

TEST(Odds, GoIntoAFileWhoseEndingTellsTheFormat) {
  const TemporaryFolder folder;
  for (const auto& [name, begins] : std::map<std::string, std::string>{
           {"a.json", "{\n"}, {"a.csv", "seat,"}, {"a.md", "**Bid 1"}, {"a.txt", "Bid 1"}}) {
    const Outcome outcome =
        run_program({"odds", "JC", "-p", "3", "-s", "1", "-t", "8H", "-o", folder.path(name)});
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    EXPECT_EQ(outcome.out + outcome.err, "") << name;
    EXPECT_TRUE(text_of(folder.path(name)).starts_with(begins)) << name;
  }
}

TEST(Odds, SayWhenAFileCannotBeWritten) {
  for (const char* file : {"/nonexistent/a.json", "/", "/dev/full"}) {
    const Outcome outcome =
        run_program({"odds", "JC", "-p", "3", "-s", "1", "-t", "8H", "-o", file});
    EXPECT_EQ(outcome.code, 4) << file;
    EXPECT_EQ(outcome.out, "") << file;
    EXPECT_THAT(outcome.err, HasSubstr("Can't write")) << file;
  }
}

TEST(Odds, SayWhenStandardOutputIsFull) {
  const Outcome outcome = run_shell("\"$WIZBID\" odds JC -p 3 -s 1 -t 8H > /dev/full");
  EXPECT_EQ(outcome.code, 4);
  EXPECT_THAT(outcome.err, HasSubstr("No space left"));
}

TEST(Odds, EndQuietlyWhereTheReaderHasGone) {
  const Outcome head = run_shell("\"$WIZBID\" odds --help | head -1");
  EXPECT_EQ(head.code, 0);
  EXPECT_EQ(head.out, "Examples:\n");
  EXPECT_EQ(head.err, "");
  const Outcome ignored = run_shell("trap '' PIPE; { sleep 0.2; \"$WIZBID\" odds --help; } | true");
  EXPECT_EQ(ignored.err, "");
}

TEST(Odds, TakeSeatsInAnyCase) {
  for (const auto& [typed, seat] : {std::pair("FIRST", 1), std::pair("Dealer", 3)})
    EXPECT_EQ(answer_to("odds JC -p 3 -t 8H -s " + std::string(typed))["situation"]["seat"], seat);
  EXPECT_EQ(run_program(words_of("odds JC -p 3 -t 8H -s All")).code, 0);
}

TEST(Odds, KnowNoNegativeZero) {
  EXPECT_THAT(run_program(words_of("odds JC -p 3 -s 1 -t 8H --bid-noise -0 --need -0")).out,
              testing::Not(HasSubstr("-0")));
}

TEST(Odds, StopAtCtrlCWithWhatThereIs) {
  Program program(
      words_of("odds AH,10S,W,2D,4C,8S -p 5 -s 3 -t 8C --deals 2000000000 "
               "--format json"));
  program.press_ctrl_c();
  const Outcome outcome = program.wait();
  EXPECT_EQ(outcome.code, 130);
  EXPECT_THAT(outcome.err, HasSubstr("Interrupted"));
  if (!outcome.out.empty()) {
    EXPECT_EQ(Json::parse(outcome.out)["method"]["interrupted"], true);
  }
}

TEST(Odds, StopInTimeAndSayThatThePrecisionIsNotReached) {
  const std::string line = "odds AH,10S,W,2D,4C,8S -p 5 -s 3 -t 8C --time 0.05 --format json";
  const Outcome asked = run_program(words_of(line + " --precision 0.001"));
  EXPECT_EQ(asked.code, 3);
  EXPECT_THAT(asked.err, HasSubstr("precision"));
  EXPECT_EQ(Json::parse(asked.out)["method"]["precision_reached"], false);
  EXPECT_EQ(run_program(words_of(line)).code, 0);
}

// With time alone bids are dropped on the way; the command that repeats the deals plays them all.
TEST(Odds, StoppedInTimeDoNotClaimToBeRepeatedToTheLastDigit) {
  const std::string line = "odds AH,10S,W,2D,4C,8S -p 5 -s 3 -t 8C --time 0.05";
  const Json method = answer_to(line)["method"];
  EXPECT_EQ(method["command_repeats_exactly"], false);
  EXPECT_THAT(method["command"].get<std::string>(),
              HasSubstr("--deals " + method["deals"].get<std::string>() + " --seed"));
  EXPECT_THAT(run_program(words_of(line)).out, HasSubstr("last digit"));
  EXPECT_EQ(
      answer_to("odds AH,10S,W -p 5 -s 3 -t 8C --deals 50")["method"]["command_repeats_exactly"],
      true);
}

TEST(Odds, ClaimNothingWhereHardlyAnyDealMatters) {
  const std::string line = "odds JC,3D -p 3 -s 3 -t 8H -b 2,2 --method sample --deals 400";
  const Json json = answer_to(line);
  EXPECT_EQ(json["method"]["precision_reached"], false);
  for (const Json& bid : json["bids"]) {
    EXPECT_TRUE(bid["p_best"].is_null());
    EXPECT_TRUE(bid["standard_error"]["make"].is_null());
    EXPECT_TRUE(bid["standard_error"]["expected_score"].is_null());
    EXPECT_EQ(bid["make_interval"], Json({0.0, 1.0}));
  }
  EXPECT_TRUE(json["recommended"]["fresh_standard_error"].is_null());
  EXPECT_THAT(run_program(words_of(line)).out, HasSubstr("is the best guess"));
  EXPECT_EQ(run_program(words_of(line + " --precision 50")).code, 3);
}

TEST(Odds, KeepColourForTerminals) {
  const std::string line = "odds JC -p 3 -s 1 -t 8H";
  EXPECT_EQ(run_program(words_of(line)).out.find('\x1b'), std::string::npos);
  EXPECT_NE(run_program(words_of(line + " --color always")).out.find('\x1b'), std::string::npos);
}

TEST(Odds, UseSuitSymbolsWhereTheLocaleHasThem) {
  const auto words = words_of("odds JC -p 3 -s 1 -t 8H");
  EXPECT_THAT(run_program(words).out, HasSubstr("J\u2663"));
  EXPECT_THAT(run_program(words, {{"LANG", "C"}}).out, HasSubstr("hold JC."));
  EXPECT_THAT(run_program(words, {{"LC_ALL", "POSIX"}}).out, HasSubstr("hold JC."));
  EXPECT_THAT(run_program(words_of("odds JC -p 3 -s 1 -t 8H --ascii")).out, HasSubstr("hold JC."));
}

}  // namespace
}  // namespace wizbid::cli
