#include "report/count_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/multiprecision/cpp_bin_float.hpp>
#include <nlohmann/json.hpp>

#include "report/count_words.h"

namespace wizbid {
namespace {

using testing::HasSubstr;

// Four players, 2C 9D KH against 8H, hearts trump.
Situation table() {
  Situation situation;
  situation.players = 4;
  situation.cards = 3;
  situation.hand = {
      {Rank::two, Suit::clubs}, {Rank::nine, Suit::diamonds}, {Rank::king, Suit::hearts}};
  situation.turn_up = Card{Rank::eight, Suit::hearts};
  situation.trump = Suit::hearts;
  return situation;
}

AskedCondition asked(const std::string& set, int least, std::optional<int> most = std::nullopt) {
  const auto query = parse_card_query(set).value();
  return {set, query, {cards_of(query, Suit::hearts) & table().unseen(), least, most}};
}

CountReport report_on(std::vector<AskedCondition> conditions, AskedHolder who = {}) {
  CountReport report;
  report.version = "1.2.3";
  report.situation = table();
  report.question = HoldingCount{who, std::move(conditions)};
  report.chance = Fraction(1, 3);
  report.repeat = {"wizbid count", "-p 4"};
  return report;
}

std::string words(std::vector<AskedCondition> conditions, AskedHolder who = {}) {
  return question_words(report_on(std::move(conditions), who), SuitStyle::letters);
}

TEST(CountWords, TellTheQuestion) {
  EXPECT_EQ(words({asked("W", 1)}), "some opponent holds a Wizard");
  EXPECT_EQ(words({asked("W+trump>9", 2)}),
            "some opponent holds at least 2 Wizards or trumps above the 9");
  EXPECT_EQ(words({asked("H", 1, 1)}), "some opponent holds exactly 1 heart");
  EXPECT_EQ(words({asked("H", 3, 3)}), "some opponent holds exactly 3 hearts");
  EXPECT_EQ(words({asked("void:H", 0, 0), asked("J", 1)}),
            "some opponent holds no heart and a Jester");
  EXPECT_EQ(words({asked("AH", 1)}), "some opponent holds AH");
  EXPECT_EQ(words({asked("AH", 0, 0)}), "some opponent holds no AH");
  EXPECT_EQ(words({asked("AH,QH", 1)}), "some opponent holds at least one of AH, QH");
  EXPECT_EQ(words({asked("AH,QH", 0, 0)}), "some opponent holds none of AH, QH");
}

TEST(CountWords, TellWhoIsMeant) {
  const std::vector<AskedCondition> wizard{asked("W", 1)};
  EXPECT_EQ(words(wizard, {Holder::together, 1, std::nullopt, "all"}),
            "the opponents together hold a Wizard");
  EXPECT_EQ(words(wizard, {Holder::one_opponent, 1, std::nullopt, "next"}),
            "the next player to your left holds a Wizard");
  EXPECT_EQ(words(wizard, {Holder::one_opponent, 2, Seat::from_number(4), "seat:4"}),
            "the 2nd player to your left (seat 4) holds a Wizard");
}

TEST(CountWords, TellWhatIsUnseen) {
  EXPECT_THAT(
      unseen_sentences(report_on({asked("trump>9+W", 1), asked("KH", 1)}), SuitStyle::letters),
      testing::ElementsAre("56 cards are unseen; the 3 opponents hold 9 of them.",
                           "Unseen of trump>9+W (8 cards): 10H JH QH AH, 4 W.",
                           "Unseen of KH: no card."));
}

TEST(CountWords, TellWhatBeatsALead) {
  CountReport report = report_on({});
  report.question = LeadCount{{Rank::nine, Suit::diamonds}};
  EXPECT_THAT(unseen_sentences(report, SuitStyle::letters).back(),
              HasSubstr("4 Wizards, 5 higher diamonds, 11 trumps in the hands of players void "
                        "in diamonds"));
  report.question = LeadCount{{Rank::king, Suit::hearts}};
  EXPECT_EQ(unseen_sentences(report, SuitStyle::letters).back(),
            "What beats it: 4 Wizards, 1 higher heart.");
}

TEST(CountReport, TextHasTheChanceInThreeForms) {
  const std::string text = count_report_text(report_on({asked("W", 1)}), {});
  EXPECT_THAT(text, HasSubstr("33% chance that some opponent holds a Wizard.\n"));
  EXPECT_THAT(text, HasSubstr("1/3\n"));
  EXPECT_THAT(text, HasSubstr("0.333333333333\n"));
}

TEST(CountReport, ProbabilityIsTheNearestDouble) {
  using Wide = boost::multiprecision::cpp_bin_float_100;
  CountReport report = report_on({asked("W", 1)});
  Integer power = 1;
  for (int i = 1; i <= 60; ++i) {
    power *= 7;
    report.chance = Fraction(power - i, power + 3);
    const double printed = nlohmann::json::parse(count_report_json(report))["probability"];
    const Wide exact = Wide(Integer(power - i)) / Wide(Integer(power + 3));
    EXPECT_EQ(printed, exact.convert_to<double>());
  }
}

TEST(CountReport, CsvQuotesTheQuestion) {
  EXPECT_EQ(count_report_csv(report_on({asked("AH,QH", 1)})),
            "question,fraction,probability\n"
            "\"some opponent holds at least one of AH, QH\",1/3,0.3333333333333333\n");
}

TEST(CountReport, MarkdownIsATable) {
  EXPECT_THAT(count_report_markdown(report_on({asked("W", 1)})),
              HasSubstr("| some opponent holds a Wizard | 1/3 | 0.333333333333 |\n"));
}

}  // namespace
}  // namespace wizbid
