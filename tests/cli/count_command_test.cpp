#include "cli/count_command.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "cli/fake_world.h"
#include "cli/run.h"
#include "cli/temporary_folder.h"
#include "counting/binomial.h"

namespace wizbid::cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;

struct CountResult {
  ExitCode code;
  std::string out;
  std::string err;
};

CountResult run_words(Arguments words) {
  FakeWorld world;
  words.insert(words.begin(), "count");
  const ExitCode code = run(words, world.session);
  return {code, world.out.str(), world.err.str()};
}

// The answer as JSON to a question at a table of four with 3 cards, 8H turned up.
json ask(Arguments question) {
  Arguments words{"-p", "4", "--hand", "2C 9D KH", "-t", "8H", "--format", "json"};
  words.insert(words.end(), question.begin(), question.end());
  const CountResult result = run_words(words);
  EXPECT_EQ(result.code, ExitCode::done) << result.err;
  return json::parse(result.out);
}

std::string fraction(const Arguments& question) {
  return ask(question)["fraction"];
}

std::string text(const Fraction& value) {
  return numerator(value).str() + '/' + denominator(value).str();
}

// The words of a command line whose quotes are single ones.
Arguments shell_words(const std::string& line) {
  Arguments words(1);
  bool in_quotes = false;
  for (char c : line) {
    if (c == '\'')
      in_quotes = !in_quotes;
    else if (c == ' ' && !in_quotes)
      words.emplace_back();
    else
      words.back() += c;
  }
  return words;
}

TEST(CountCommand, DoesAnOpponentHoldAWizard) {
  EXPECT_EQ(fraction({"--holds", "W"}), text(1 - Fraction(binomial(52, 9), binomial(56, 9))));
}

TEST(CountCommand, ReadsSetsInTheDeckAskedFor) {
  const auto german = [](const Arguments& question) {
    Arguments words{"-p", "4", "--hand", "gr1 ge8 r12", "-t", "r7", "--deck", "german"};
    words.insert(words.end(), question.begin(), question.end());
    return run_words(words);
  };
  const auto fraction_in = [&](Arguments question) -> std::string {
    question.insert(question.end(), {"--format", "json"});
    const CountResult result = german(question);
    EXPECT_EQ(result.code, ExitCode::done) << result.err;
    return result.code == ExitCode::done ? json::parse(result.out)["fraction"] : json();
  };
  EXPECT_EQ(fraction_in({"--holds", "trump>8+Z"}), fraction({"--holds", "trump>9+W"}));
  EXPECT_EQ(fraction_in({"--holds", "void:blau"}), fraction({"--holds", "void:S"}));
  EXPECT_EQ(fraction_in({"--holds", "r13,N"}), fraction({"--holds", "AH,J"}));
  EXPECT_EQ(fraction_in({"--lead", "r12"}), fraction({"--lead", "KH"}));
  const CountResult text = german({"--holds", "r>8"});
  EXPECT_NE(text.out.find("a red card above the 8"), std::string::npos) << text.out;
  EXPECT_NE(text.out.find("--hand 'gr1 ge8 r12' -t r7"), std::string::npos) << text.out;
  EXPECT_NE(german({"--holds", "trump>K"}).err.find("one of 1 to 13"), std::string::npos);
  EXPECT_NE(german({"--lead", "KH"}).err.find("deck us"), std::string::npos);
}

TEST(CountCommand, DefaultsAreAnyAndAtLeastOne) {
  EXPECT_EQ(fraction({"--holds", "H"}), fraction({"--holds", "H", "--who", "any"}));
  EXPECT_EQ(fraction({"--holds", "H"}), fraction({"--holds", "H", "--at-least", "1"}));
}

TEST(CountCommand, NumbersOfOneSetAreCounted) {
  const Fraction none(binomial(52, 9), binomial(56, 9));
  const Fraction one(4 * binomial(52, 8), binomial(56, 9));
  const Arguments all{"--who", "all", "--holds", "W"};
  const auto with = [&](Arguments more) {
    more.insert(more.begin(), all.begin(), all.end());
    return fraction(more);
  };
  EXPECT_EQ(with({"--none"}), text(none));
  EXPECT_EQ(with({"--exactly", "0"}), text(none));
  EXPECT_EQ(with({"--exactly", "1"}), text(one));
  EXPECT_EQ(with({"--at-least", "2"}), text(1 - none - one));
  EXPECT_EQ(fraction({"--who", "all", "--holds", "void:W"}), text(none));
}

TEST(CountCommand, EveryOpponentIsLikeTheNext) {
  const std::string next = fraction({"--who", "next", "--holds", "trump>9"});
  EXPECT_EQ(next, text(1 - Fraction(binomial(52, 3), binomial(56, 3))));  // 10H JH QH AH
  EXPECT_EQ(fraction({"--who", "left:3", "--holds", "trump>9"}), next);
  EXPECT_EQ(fraction({"-s", "2", "--who", "seat:1", "--holds", "trump>9"}), next);
}

TEST(CountCommand, ConditionsAreAboutOneHand) {
  // The next player holds a Wizard, a Jester and no more of either.
  EXPECT_EQ(
      fraction({"--who", "next", "--holds", "W", "--exactly", "1", "--and", "J", "--exactly", "1"}),
      text(Fraction(4 * 4 * 48, binomial(56, 3))));
}

TEST(CountCommand, TheLastRoundHasNoTurnUp) {
  const std::string hand = "C 2 3 4 5 6 7 8 9 10 J Q K A D 2 3 4 5 6 7 8";
  for (const Arguments& turn_up : {Arguments{}, Arguments{"-t", "none"}}) {
    Arguments words{"-p", "3", "--hand", hand, "--who", "all", "--holds", "W", "--format", "json"};
    words.insert(words.end(), turn_up.begin(), turn_up.end());
    const CountResult result = run_words(words);
    ASSERT_EQ(result.code, ExitCode::done) << result.err;
    EXPECT_EQ(json::parse(result.out)["fraction"], "1/1");
    EXPECT_EQ(json::parse(result.out)["situation"]["turn_up"], nullptr);
  }
}

TEST(CountCommand, TheDealersSuitIsTrump) {
  const Arguments table{"-p", "3", "--hand", "AH", "-t", "W", "--format", "json", "--holds"};
  Arguments named = table;
  named.insert(named.end(), {"trump", "--who", "next", "--trump", "H"});
  EXPECT_EQ(json::parse(run_words(named).out)["fraction"], text(Fraction(12, 58)));
  Arguments open = table;
  open.push_back("W");
  const json answer = json::parse(run_words(open).out);
  EXPECT_EQ(answer["situation"]["trump"], nullptr);
}

TEST(CountCommand, ACardLed) {
  // One card each, the jack of clubs led, no trump: 4 Wizards and 3 clubs beat it.
  const CountResult result =
      run_words({"-p", "3", "--hand", "JC", "-t", "J", "--lead", "JC", "--format", "json"});
  EXPECT_EQ(json::parse(result.out)["fraction"],
            text(Fraction(binomial(58 - 7, 2), binomial(58, 2))));
  EXPECT_EQ(fraction({"--lead", "KH"}), fraction({"-s", "1", "--lead", "KH"}));
}

TEST(CountCommand, TheAnswerEchoesTheQuestion) {
  const json answer = ask({"-s", "dealer", "--holds", "trump>9+W", "--at-least", "2"});
  EXPECT_EQ(answer["program"], "wizbid");
  EXPECT_EQ(answer["schema_version"], 1);
  EXPECT_EQ(answer["situation"]["seat"], 4);
  EXPECT_EQ(answer["situation"]["hand"], json({"2C", "9D", "KH"}));
  EXPECT_EQ(answer["situation"]["trump"], "H");
  EXPECT_EQ(answer["question"]["who"], "any");
  const json condition = answer["question"]["conditions"][0];
  EXPECT_EQ(condition["set"], "trump>9+W");
  EXPECT_EQ(condition["least"], 2);
  EXPECT_EQ(condition["most"], nullptr);
  EXPECT_EQ(condition["unseen"], json({"10H", "JH", "QH", "AH", "W", "W", "W", "W"}));
  EXPECT_EQ(answer["method"]["kind"], "exact");
}

TEST(CountCommand, TheCommandItPrintsRepeatsTheAnswer) {
  const json answer =
      ask({"--who", "left:2", "--holds", "void:H", "--and", "S>9+W", "--exactly", "2"});
  Arguments words = shell_words(answer["command"]);
  ASSERT_EQ(words[0] + ' ' + words[1], "wizbid count");
  words.erase(words.begin(), words.begin() + 2);
  words.insert(words.end(), {"--format", "json"});
  EXPECT_EQ(json::parse(run_words(words).out), answer);
}

TEST(CountCommand, TextGivesChanceFractionAndDecimal) {
  const CountResult result =
      run_words({"-p", "4", "--hand", "2C 9D KH", "-t", "8H", "--holds", "W"});
  EXPECT_THAT(result.out, HasSubstr("51% chance that some opponent holds a Wizard."));
  EXPECT_THAT(result.out, HasSubstr("1145/2226"));
  EXPECT_THAT(result.out, HasSubstr("0.514375561545"));
  EXPECT_THAT(result.out, HasSubstr("Exact"));
  EXPECT_THAT(result.err, IsEmpty());
}

TEST(CountCommand, ACardOfMyOwnIsNotInOtherHands) {
  const json answer = ask({"--holds", "KH"});
  EXPECT_EQ(answer["fraction"], "0/1");
  EXPECT_THAT(std::string(answer["notes"][0]), HasSubstr("KH is in your hand"));
  EXPECT_THAT(std::string(ask({"--holds", "8H"})["notes"][0]), HasSubstr("8H is turned up"));
  EXPECT_THAT(std::string(ask({"--holds", "W", "--at-least", "5"})["notes"][0]),
              HasSubstr("only 4"));
  EXPECT_THAT(std::string(ask({"--holds", "H", "--at-least", "4"})["notes"][0]),
              HasSubstr("only 3 cards"));
}

TEST(CountCommand, WritesFilesInTheFormatOfTheirEnding) {
  const TemporaryFolder folder;
  const std::string path = folder.path("answer.csv");
  const CountResult result =
      run_words({"-p", "4", "--hand", "2C 9D KH", "-t", "8H", "--holds", "W", "-o", path});
  EXPECT_EQ(result.code, ExitCode::done);
  EXPECT_THAT(result.out, IsEmpty());
  EXPECT_EQ(text_of(path),
            "question,fraction,probability\n\"some opponent holds a "
            "Wizard\",1145/2226,0.5143755615453729\n");
  EXPECT_EQ(run_words({"-p", "4", "--hand", "2C 9D KH", "-t", "8H", "--holds", "W", "-o",
                       folder.path("no/such/folder.csv")})
                .code,
            ExitCode::file_trouble);
}

struct Refused {
  Arguments words;
  std::string says;
};

class CountRefusal : public testing::TestWithParam<Refused> {};

TEST_P(CountRefusal, SaysWhatToTypeAndExitsWith2) {
  const CountResult result = run_words(GetParam().words);
  EXPECT_EQ(result.code, ExitCode::usage);
  EXPECT_THAT(result.out, IsEmpty());
  EXPECT_THAT(result.err, HasSubstr(GetParam().says));
}

// A table of four, 3 cards, 8H turned up, and these words.
Refused at_table(Arguments words, const std::string& says) {
  words.insert(words.begin(), {"-p", "4", "--hand", "2C 9D KH", "-t", "8H"});
  return {words, says};
}

// A table of three, one card, this card turned up, and these words.
Refused turned_up(const std::string& card, Arguments words, const std::string& says) {
  words.insert(words.begin(), {"-p", "3", "--hand", "KH", "-t", card});
  return {words, says};
}

INSTANTIATE_TEST_SUITE_P(
    All, CountRefusal,
    testing::Values(Refused{{}, "--hand 'AH W 3C'"}, at_table({}, "--holds W"),
                    at_table({"--holds"}, "--holds W"), at_table({"--holds", ""}, "set is missing"),
                    at_table({"--holds", "H>>9"}, "\n  H>>9\n    ^\n"),
                    at_table({"--holds", "W+XQ"}, "\n  W+XQ\n    ^\n"),
                    at_table({"--holds", "W", "--and", "trumpet"}, "--and"),
                    at_table({"--holds", "H>A"}, "above the ace"),
                    at_table({"--holds", "W", "--at-least", "two"}, "whole number"),
                    at_table({"--holds", "W", "--at-least", "-1"}, "whole number"),
                    at_table({"--holds", "W", "--exactly", "61"}, "0 to 60"),
                    at_table({"--holds", "W", "--exactly", "1", "--none"}, "one number"),
                    at_table({"--holds", "void:H", "--at-least", "2"}, "leave out --at-least"),
                    at_table({"--and", "W"}, "--holds"), at_table({"--none"}, "--holds"),
                    at_table({"--holds", "W", "--who", "everybody"}, "left:K"),
                    at_table({"--holds", "W", "--who", "left:0"}, "left:K"),
                    at_table({"--holds", "W", "--who", "left:4"}, "left:3"),
                    at_table({"--holds", "W", "--who", "seat:2"}, "type -s"),
                    at_table({"--holds", "W", "--who", "seat:2", "-s", "2"}, "your own seat"),
                    at_table({"--holds", "W", "--who", "seat:5", "-s", "2"}, "seat 4"),
                    at_table({"--holds", "W", "-s", "all"}, "--seat all"),
                    at_table({"--holds", "W", "-s", "5"}, "seat"),
                    at_table({"--holds", "W", "-b", "1"}, "no --bids"),
                    at_table({"--hold", "W"}, "Did you mean --holds?"),
                    at_table({"--lead", "AS"}, "not in the hand"),
                    at_table({"--lead", "W"}, "not in the hand"),
                    at_table({"--lead", "KH 2C"}, "--lead"),
                    at_table({"--lead", "KH", "--holds", "W"}, "one question"),
                    at_table({"--lead", "KH", "-s", "2"}, "seat 1"),
                    at_table({"--holds", "W", "AS"}, "put quotes"),
                    at_table({"--holds", "W", "--format", "xml"}, "json"),
                    turned_up("J", {"--holds", "trump>9"}, "no trump in this round"),
                    turned_up("W", {"--holds", "trump"}, "--trump"),
                    turned_up("W", {"--lead", "KH"}, "--trump"),
                    turned_up("KH", {"--holds", "W"}, "KH"),
                    Refused{{"-p", "4", "--hand", "KH", "--holds", "W"}, "-t"},
                    Refused{{"--hand", "KH", "-t", "8H", "--holds", "W"}, "players"}));

TEST(CountCommand, TooManySetsAreRefusedNotCountedForever) {
  Arguments words{"-p", "6", "--hand", "C 2 3 4 5 6 7 8 9", "-t", "10C", "--holds", "W"};
  for (const std::string rank : {"2", "3", "4", "5", "6", "7", "8", "9", "10"})
    words.insert(words.end(), {"--and", "H>=" + rank, "--and", "S>=" + rank});
  const CountResult result = run_words(words);
  EXPECT_EQ(result.code, ExitCode::usage);
  EXPECT_THAT(result.err, HasSubstr("fewer sets"));
}

}  // namespace
}  // namespace wizbid::cli
