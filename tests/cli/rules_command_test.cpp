// `wizbid rules`, and the rule sets on the command line of others.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
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

TEST(Rules, AreToldInGermanUnderTheNamesThatAreTyped) {
  const Outcome list = run("rules list --lang de --ascii");
  EXPECT_THAT(list.out, HasSubstr("fairy                Mit der Fee, die nichts schlaegt"));
  std::istringstream lines(list.out);
  for (std::string line; std::getline(lines, line);)
    EXPECT_LE(line.size(), 80U) << line;
  const std::string shown = run("rules show dm-2014,quick --lang de").out;
  EXPECT_THAT(shown, HasSubstr("0 ist immer erlaubt; Jede zweite Runde"));
  EXPECT_THAT(shown, HasSubstr("zero-allowed = true"));
  EXPECT_EQ(run("rules show camelot --format json --lang de").out,
            run("rules show camelot --format json").out);
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
  EXPECT_EQ(run("odds AH,2C -p 3 -s 1 -t 8H --rules tournament --model random").code, 0);
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
  std::vector<std::string> names{"plus-minus-one,tournament", "dm-2014,camelot-zero",
                                 "jester-left-names,wizard-none-allowed,canadian-2007"};
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

TEST(Rules, TellWhatPlayersWithoutAScheduleOfTheirOwnPlay) {
  const TemporaryFolder folder;
  const auto shown = [&folder](const std::string& text) {
    return run("rules show " + folder.write("club.toml", text)).out;
  };
  EXPECT_THAT(shown("[schedule]\nplayers-4 = [1, 3]\n"),
              HasSubstr("With another number of players: All rounds are played"));
  EXPECT_THAT(shown("[schedule]\nplayers-3 = [1]\nplayers-4 = [1]\nplayers-5 = [1]\n"
                    "players-6 = [1]\n"),
              testing::Not(HasSubstr("another number of players")));
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
  EXPECT_THAT(wrong("bids = aloud\n"), HasSubstr("This is no value. Texts stand in \"quotes\""));
  EXPECT_THAT(wrong("title = \"Club\n"), HasSubstr("1:9: The text that starts here has no end"));
  EXPECT_THAT(wrong("[scoring\nmade = 3\n"), HasSubstr("close [brackets]"));
  EXPECT_THAT(wrong("[scoring]\nmade 3\n"), HasSubstr("There is no = after the key"));
  EXPECT_THAT(wrong("[schedule]\nplayers-4 = [1, 3\n"), HasSubstr("as in [1, 3, 5]"));
  EXPECT_THAT(wrong("schedule.players-4 = \"1,3\"\n"),
              HasSubstr("without quotes, as in [1, 3, 5]"));
  EXPECT_THAT(wrong("schedule.players-7 = [1]\n"), HasSubstr("There are 3 to 6 players"));
  EXPECT_THAT(wrong("sum-rule = \"none\"\n[sum-rule]\n"),
              HasSubstr("sum-rule stands here for the second time"));
  EXPECT_THAT(wrong("sum-rule = \"dealer\"\n"), HasSubstr("\"none\", or a table [sum-rule]"));
  EXPECT_THAT(wrong("[scoring]\nbids = \"aloud\"\n"), HasSubstr("above the first [table]"));
  EXPECT_THAT(wrong("zero = 3\n"), HasSubstr("It stands in the table [scoring]"));
  EXPECT_THAT(wrong("scoring.missed-per-trick = 10\n"), HasSubstr("-10, with the minus"));
  EXPECT_THAT(wrong("scoring.zero-from-cards = 3\n"), HasSubstr("zero-per-card or both"));
  EXPECT_THAT(wrong("sum-rule = {from-cards = 3, last-round-only = true}\n"),
              HasSubstr("Leave out from-cards or last-round-only"));
  EXPECT_THAT(wrong("schedule.players-4 = [3, 2]\n"), HasSubstr("from few cards to many"));
  EXPECT_THAT(wrong("schedule = \"fast\"\n"), HasSubstr("\"quick\""));
  EXPECT_THAT(wrong("base = \"hidden-bid\"\n\n[sum-rule]\nzero-allowed = true\n"),
              HasSubstr("house.toml:3:"));
  EXPECT_EQ(run("rules show ./nowhere.toml").code, 4);
  EXPECT_EQ(run("rules show .").code, 4);
  EXPECT_EQ(run("odds W -p 3 -s 1 -t 8H --rules plus-minus-one,").code, 2);
}

TEST(Rules, OfSumsSayThatABidNotHeardMayForbidOne) {
  const std::string line = "odds W -p 4 -s 4 -t 8H --rules ";
  EXPECT_THAT(run(line + "plus-minus-one").out, HasSubstr("A bid may be forbidden"));
  EXPECT_THAT(run(line + "plus-minus-one -b 0,-,0").out, HasSubstr("A bid may be forbidden"));
  for (const char* known : {"plus-minus-one -b 0,0,0", "plus-minus-one -b 1,1,0", "official"})
    EXPECT_THAT(run(line + known).out, testing::Not(HasSubstr("A bid may be forbidden")));
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

// What was said, on one line.
std::string told(const std::string& line) {
  std::string text = run(line).out;
  std::ranges::replace(text, '\n', ' ');
  return text;
}

nlohmann::json answer_by(const std::string& line) {
  const Outcome outcome = run(line + " --format json");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  return outcome.code == 0 ? nlohmann::json::parse(outcome.out) : nlohmann::json();
}

TEST(Rules, LetTheDealerNameNone) {
  const auto asked = answer_by("odds 2C -p 4 -s 4 -t W --rules wizard-none-allowed");
  EXPECT_EQ(asked["trump_choice"]["options"].size(), 5U);
  EXPECT_EQ(asked["trump_choice"]["options"][4]["trump"], nullptr);
  EXPECT_THAT(run("odds 2C -p 4 -s 4 -t W --rules wizard-none-allowed").out, HasSubstr("no trump"));
  const auto named = answer_by("odds 2C -p 4 -s 1 -t W --trump none --rules wizard-none-allowed");
  EXPECT_EQ(named["situation"]["trump"], nullptr);
  EXPECT_THAT(named["method"]["command"].get<std::string>(), HasSubstr("--trump none"));
  EXPECT_EQ(run("odds 2C -p 4 -s 1 -t W --trump none").code, 2);
}

TEST(Rules, KnowADealerWhoNamesBeforeHeLooks) {
  const Outcome open = run("odds 2C -p 4 -s 4 -t W --rules wizard-blind");
  EXPECT_EQ(open.code, 2);
  EXPECT_THAT(open.err, HasSubstr("before he looks at his hand"));
  const Outcome named = run("odds 2C -p 4 -s 1 -t W --trump H --rules wizard-blind");
  EXPECT_THAT(named.out, HasSubstr("named hearts without looking"));
  EXPECT_THAT(named.out, testing::Not(HasSubstr("if the others bid sensibly")));
}

TEST(Rules, KnowAWizardThatMeansNoTrump) {
  EXPECT_THAT(told("odds 2C -p 4 -s 1 -t W --rules wizard-no-trump"),
              HasSubstr("A Wizard is turned up: there is no trump."));
  EXPECT_EQ(run("odds 2C -p 4 -s 1 -t W --trump H --rules wizard-no-trump").code, 2);
}

TEST(Rules, LetThePlayerLeftOfTheDealerName) {
  const auto asked = answer_by("odds 2C -p 4 -s 1 -t J --rules jester-left-names");
  EXPECT_EQ(asked["trump_choice"]["options"].size(), 4U);
  EXPECT_EQ(run("odds 2C -p 4 -s 2 -t J --rules jester-left-names").code, 2);
  EXPECT_THAT(told("odds 2C -p 4 -s 2 -t J --trump S --rules jester-left-names"),
              HasSubstr("A Jester is turned up, and seat 1 named spades."));
  EXPECT_EQ(run("count -p 4 --hand 2C -t J --holds W --rules jester-left-names").code, 0);
}

TEST(Rules, ScoreAZeroByTheRound) {
  const auto json = answer_by("odds 9H -p 4 -s 1 -t 8H --rules zero-by-round");
  const double win = json["bids"][0]["tricks"][1];
  EXPECT_NEAR(json["bids"][0]["expected_score"], 10 * (1 - win) - 10 * win, 1e-12);
  const auto more = answer_by(
      "odds 9H,2C,3C,4C -p 4 -s 1 -t 8H --rules zero-by-round "
      "--others random --me greedy --deals 200");
  double expected = 0;
  for (int taken = 0; taken <= 4; ++taken)
    expected += more["bids"][0]["tricks"][static_cast<std::size_t>(taken)].get<double>() *
                (taken == 0 ? 40 : -10 * taken);
  EXPECT_NEAR(more["bids"][0]["expected_score"], expected, 1e-9);
}

TEST(Rules, SayWhereTheTrainedPlayersHaveNotLearnedThem) {
  const std::string hand = "odds AH,2C -p 3 -s 1 -t 8H --deals 20 ";
  EXPECT_THAT(told(hand + "--rules zero-by-round"), HasSubstr("have not learned by these scores"));
  EXPECT_THAT(told(hand + "--rules zero-by-round --model greedy"),
              testing::Not(HasSubstr("have not learned")));
  EXPECT_THAT(told(hand + "--rules quick,dm-2014 --model points"),
              testing::Not(HasSubstr("have not learned")));
}

TEST(Rules, AskWhoLeadsWhereThatMatters) {
  const std::string line = "odds W -p 4 -s 4 -t 8H -b 0,0,0 --rules canadian-2007";
  EXPECT_EQ(run(line).code, 2);
  EXPECT_THAT(run(line).err, HasSubstr("--sole-leader yes or no"));
  const auto leads = answer_by(line + " --sole-leader yes");
  EXPECT_EQ(leads["bids"][1]["legal"], false);
  EXPECT_EQ(leads["situation"]["sole_leader"], true);
  EXPECT_THAT(leads["method"]["command"].get<std::string>(), HasSubstr("--sole-leader yes"));
  EXPECT_EQ(answer_by(line + " --sole-leader no")["bids"][1]["legal"], true);
  EXPECT_EQ(run("odds W -p 4 -s 4 -t 8H -b 0,0,0 --sole-leader yes").code, 2);
  const Outcome served =
      run_shell(R"(echo '{"do":"odds","players":4,"hand":["W"],"turn_up":"8H","bids":[0,0,0],)"
                R"("rules":"canadian-2007","sole_leader":true}' | "$WIZBID" serve)");
  EXPECT_EQ(nlohmann::json::parse(served.out)["bids"][1]["legal"], false);
}

TEST(Rules, GiveTablePointsInSimulate) {
  const std::string line = "simulate --players greedy,greedy,random --games 5 --cards 1-3 --rules ";
  EXPECT_THAT(run(line + "table-points").out, HasSubstr("table points"));
  EXPECT_THAT(run(line + "official").out, testing::Not(HasSubstr("table points")));
  const auto json = answer_by(line + "table-points");
  double sum = 0;
  for (const auto& player : json["players"])
    sum += player["mean_table_points"].get<double>();
  EXPECT_NEAR(sum, 0, 1e-12);
  EXPECT_GT(json["players"][0]["mean_table_points"], json["players"][2]["mean_table_points"]);
}

TEST(Rules, OfTheSumStandOnTheOneCardChart) {
  const Outcome chart = run("chart -p 3 --cards 1 --rules plus-minus-one");
  EXPECT_EQ(chart.code, 0) << chart.err;
  EXPECT_THAT(chart.out, HasSubstr("always 0"));
  EXPECT_THAT(chart.out, HasSubstr("always 1"));
  EXPECT_THAT(told("chart -p 3 --cards 1 --rules plus-minus-one"),
              HasSubstr("the last bidder may not make the bids add up"));
  EXPECT_THAT(chart.out, HasSubstr("plus-minus-one --deck us"));
  EXPECT_EQ(run("chart -p 3 --cards 2-3 --rules plus-minus-one").code, 2);
  EXPECT_EQ(run("chart -p 3 --cards 1 --rules jester-left-names").code, 2);
  EXPECT_EQ(run("chart -p 4 --cards 1 --rules canadian-2007").code, 2);
}

// 16 of the 56 cards that mine may be beat the ace led: 4 Wizards and 12 trumps.
TEST(Clairvoyance, TellsTheOddsOfACardThatIsNotSeen) {
  const auto json = answer_by("odds --rules clairvoyance -p 4 -s 2 -t 8H --others-hold AC,3C,4S");
  EXPECT_EQ(json["bids"][1]["make_fraction"], "2/7");
  EXPECT_EQ(json["bids"][1]["deals"], "56");
  EXPECT_TRUE(json["situation"]["hand"].empty());
  EXPECT_EQ(json["situation"]["others_hold"], (std::vector<std::string>{"AC", "3C", "4S"}));
  const std::string asked = "odds --rules clairvoyance -p 3 -t 8H --others-hold QC,3S -b 0,0 --why";
  const std::string text = told(asked);
  EXPECT_THAT(text, HasSubstr("do not see your own card, and see Q♣ in seat 1, 3♠ in seat 2."));
  EXPECT_THAT(text, HasSubstr("your card"));
  EXPECT_THAT(text, HasSubstr("wizbid odds --others-hold QC,3S -p 3 -s 3"));
  const auto heard = answer_by(asked);
  EXPECT_EQ(heard["why"]["my_card"][0]["holds"], "wizard");
  EXPECT_EQ(
      answer_by("odds --rules clairvoyance --deck german -p 3 -t r7 --others-hold b12,gr2 -b 0,0")
          ["bids"][1]["make"],
      answer_by(
          "odds --rules clairvoyance -p 3 -t 8H --others-hold KS,3C -b 0,0")["bids"][1]["make"]);
}

TEST(Clairvoyance, TellsTheDealerWhatToNameAndKeepsTheSumRule) {
  const auto named =
      answer_by("odds --rules clairvoyance -p 4 -s dealer -t W --others-hold 9H,3C,10D");
  EXPECT_EQ(named["trump_choice"]["options"].size(), 4U);
  EXPECT_EQ(named["situation"]["trump"], named["trump_choice"]["recommended"]);
  const auto bound = answer_by(
      "odds --rules clairvoyance,plus-minus-one -p 3 -s 3 -t 8H --others-hold QC,3S -b 0,0");
  EXPECT_EQ(bound["bids"][1]["legal"], false);
  EXPECT_EQ(bound["recommended"]["bid"], 0);
}

TEST(Clairvoyance, IsRefusedWhereItIsNotMadeFor) {
  const auto refused = [](const std::string& line, const std::string& why) {
    const Outcome outcome = run(line);
    EXPECT_EQ(outcome.code, 2) << line;
    EXPECT_THAT(outcome.err, HasSubstr(why)) << line;
  };
  const std::string all = "odds --rules clairvoyance -p 3 -s 2 -t 8H --others-hold QC,3S ";
  refused("odds W --rules clairvoyance -p 3 -s 2 -t 8H", "--others-hold");
  refused("odds -p 3 -s 2 -t 8H --others-hold QC,3S", "--rules clairvoyance");
  refused("odds W --rules clairvoyance -p 3 -s 2 -t 8H --others-hold QC,3S", "leave the hand out");
  refused("odds --rules clairvoyance -p 4 -s 2 -t 8H --others-hold QC,3S", "there are 3 others");
  refused("odds --rules clairvoyance -p 3 -s 2 -t QC --others-hold QC,3S", "turned up as well");
  refused(all + "--method sample", "counted, not sampled");
  refused(all + "--shard 1/2 --deals 100", "leave --shard out");
  refused(all + "--plot x.txt", "leave --plot out");
  refused("count -p 3 --hand W -t 8H --rules clairvoyance --holds W", "not your own");
  refused("chart -p 3 --cards 1 --rules clairvoyance", "wizbid odds --others-hold");
  refused("simulate --players greedy,greedy,random --rules clairvoyance", "--cards 2-20");
  refused("odds --rules clairvoyance,hidden-bid,plus-minus-one -p 3 -s 2 -t 8H --others-hold QC,3S",
          "contradict");
  refused("odds --rules clairvoyance,magic -p 3 -s 2 -t 8H --others-hold QC,3S", "contradict");
  EXPECT_EQ(run("odds AH,W --rules clairvoyance -p 3 -s 2 -t 8H --others random --me random "
                "--method exact")
                .code,
            0);
}

TEST(Rules, OfAClaimAreNamesOrATable) {
  const TemporaryFolder folder;
  const auto verdict = [&](const std::string& rules) {
    const std::string file =
        folder.write("claims.toml",
                     "[[claim]]\nid = \"a\"\nclaim = \"a\"\nkind = \"bid\"\nplayers = 4\n"
                     "seat = 4\nturn-up = \"8H\"\nbids = [0, 0, 0]\nhand = \"W\"\nbid = 0\n" +
                         rules);
    const Outcome outcome = run_program({"check", file, "--format", "json"});
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    return outcome.code == 0
               ? nlohmann::json::parse(outcome.out)["claims"][0]["verdict"].get<std::string>()
               : "";
  };
  EXPECT_EQ(verdict(""), "refuted");
  EXPECT_EQ(verdict("rules = \"plus-minus-one,table-points\"\n"), "holds");
  EXPECT_EQ(verdict("rules = {base = \"table-points\", sum-rule = {from-cards = 1}}\n"), "holds");
  EXPECT_EQ(verdict("rules = \"canadian-2007\"\nsole-leader = true\n"), "holds");
  EXPECT_EQ(verdict("rules = \"canadian-2007\"\nsole-leader = false\n"), "refuted");
  EXPECT_EQ(verdict("rules = \"clairvoyance\"\n"), "undecided");
  EXPECT_EQ(verdict("rules = {clairvoyance = true}\n"), "undecided");
  const std::string wrong =
      folder.write("wrong.toml",
                   "[[claim]]\nid = \"a\"\nclaim = \"a\"\nkind = \"bid\"\nplayers = 4\nseat = 4\n"
                   "turn-up = \"8H\"\nhand = \"W\"\nbid = 0\nrules = {sum-rul = {}}\n");
  const Outcome refused = run_program({"check", wrong});
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("Did you mean sum-rule?"));
}

}  // namespace
}  // namespace wizbid::cli
