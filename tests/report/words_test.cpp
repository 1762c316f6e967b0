#include "report/words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "report/report_samples.h"
#include "words/catalogue.h"

namespace wizbid {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

std::vector<std::string> told(const OddsReport& report) {
  return situation_sentences(report, SuitStyle::letters);
}

// An MO file of the texts "a" and "card" with its plural, both in another language.
std::string catalogue_bytes() {
  const std::string strings{"a\0card\0cards\0A\0Karte\0Karten\0", 28};
  std::string bytes{"\xde\x12\x04\x95", 4};
  constexpr unsigned first = 20 + 4 * 8;  // behind the header and the two tables
  for (const unsigned number :
       {0U, 2U, 20U, 36U, 1U, first, 10U, first + 2, 1U, first + 13, 12U, first + 15}) {
    for (unsigned shift = 0; shift < 32; shift += 8)
      bytes += static_cast<char>(number >> shift & 0xFFU);
  }
  return bytes + strings;
}

TEST(Catalogue, FindsATextAndItsForms) {
  const std::string bytes = catalogue_bytes();
  const Catalogue catalogue(bytes);
  EXPECT_EQ(catalogue.text("a"), "A");
  EXPECT_EQ(catalogue.text("a", PluralForm::many), "A");
  EXPECT_EQ(catalogue.text("card"), "Karte");
  EXPECT_EQ(catalogue.text("card", PluralForm::many), "Karten");
  EXPECT_EQ(catalogue.text("cards"), std::nullopt);
  EXPECT_EQ(catalogue.text(""), std::nullopt);
  EXPECT_EQ(catalogue.text("z"), std::nullopt);
}

TEST(Catalogue, StandsDamage) {
  const std::string bytes = catalogue_bytes();
  for (std::size_t size = 0; size < bytes.size(); ++size)
    Catalogue(std::string_view(bytes).substr(0, size)).text("card", PluralForm::many);
  for (std::size_t place = 4; place < 52; ++place) {
    std::string damaged = bytes;
    damaged[place] = '\xff';
    Catalogue(damaged).text("card", PluralForm::many);
  }
  EXPECT_EQ(Catalogue("no catalogue, but long enough for one").text("a"), std::nullopt);
}

TEST(Phrase, HasOtherWordsInAnotherContextAndKeepsWhatItDoesNotKnow) {
  EXPECT_EQ(phrase(Language::german, "no trump"), "kein Trumpf");
  EXPECT_EQ(phrase_in(Language::german, "named", "no trump"), "keinen Trumpf");
  EXPECT_EQ(phrase_in(Language::english, "named", "no trump"), "no trump");
  EXPECT_EQ(phrase(Language::german, "no such text"), "no such text");
}

TEST(SituationSentences, TellTableHandAndTrump) {
  EXPECT_THAT(told(one_card_report()),
              ElementsAre("3 players, 1 card each.", "You lead (seat 1 of 3) and hold JC.",
                          "8H is turned up: hearts are trump."));
}

TEST(SituationSentences, TellTheSeat) {
  OddsReport report = one_card_report();
  report.situation.players = 4;
  report.situation.seat = Seat::from_number(2);
  report.situation.bids = {1};
  EXPECT_THAT(told(report), Contains("You are in seat 2 of 4 and hold JC."));
  report.situation.seat = Seat::from_number(4);
  EXPECT_THAT(told(report), Contains("You deal (seat 4 of 4) and hold JC."));
}

TEST(SituationSentences, TellWhyThereIsNoTrump) {
  OddsReport report = one_card_report();
  report.situation.trump.reset();
  report.situation.turn_up = Card::jester();
  EXPECT_THAT(told(report), Contains("A Jester is turned up: there is no trump."));
  report.situation.turn_up.reset();
  EXPECT_THAT(told(report), Contains("This is the last round: nothing is turned up, and there is "
                                     "no trump."));
}

TEST(SituationSentences, TellWhoNamedTheTrump) {
  OddsReport report = one_card_report();
  report.situation.turn_up = Card::wizard();
  EXPECT_THAT(told(report), Contains("A Wizard is turned up, and the dealer named hearts."));
  report.situation.seat = report.situation.dealer();
  report.situation.bids = {std::nullopt, std::nullopt};
  EXPECT_THAT(told(report), Contains("A Wizard is turned up, and you named hearts."));
  report.trumps = TrumpChoice{Suit::hearts, {}};
  EXPECT_THAT(told(report), Contains("A Wizard is turned up and you name the trump; the odds are "
                                     "those with hearts."));
}

TEST(SituationSentences, TellTheBidsHeard) {
  OddsReport report = one_card_report();
  report.situation.seat = Seat::from_number(3);
  report.situation.bids = {1, std::nullopt};
  EXPECT_THAT(told(report), Contains("Before you, seat 1 bid 1, seat 2 was not heard."));
  report.situation.bids = {std::nullopt, std::nullopt};
  EXPECT_THAT(told(report), Contains("No bid before yours was heard."));
  report.situation.bids = {1, 0, 0};
  EXPECT_THAT(told(report), Contains("All have bid: seat 1 bid 1, seat 2 bid 0, you bid 0."));
}

TEST(CertaintySentence, IsOneOfThree) {
  OddsReport report = one_card_report();
  EXPECT_EQ(certainty_sentence(report), "Exact");
  report.evidence = true;
  EXPECT_EQ(certainty_sentence(report), "Exact if the others bid sensibly (noise 2)");
  report.answer.how = How::enumerated;
  report.model = {"greedy", "random"};
  EXPECT_EQ(certainty_sentence(report),
            "Exact if the others bid sensibly (noise 2) and you play like greedy and the others "
            "like random");
  report.evidence = false;
  report.model = {"random", "random"};
  EXPECT_EQ(certainty_sentence(report), "Exact if everybody plays like random");
}

std::string methods(const OddsReport& report) {
  std::string text;
  for (const std::string& sentence : method_sentences(report))
    text += sentence + ' ';
  return text;
}

TEST(MethodSentences, SayHowToGoOnWhereTheUsualPrecisionWasNotReached) {
  OddsReport report = sampled_report(3, 2);
  EXPECT_THAT(methods(report), Not(HasSubstr("Partial")));
  report.answer.precision_reached = false;
  EXPECT_THAT(methods(report), HasSubstr("--time 60, or ask for it: --precision 0.5"));
  report.precision_asked = true;
  EXPECT_THAT(methods(report), HasSubstr("before the precision was reached. "));
}

TEST(MethodSentences, SayWhereTheCommandDoesNotRepeatTheAnswer) {
  OddsReport report = sampled_report(3, 2);
  EXPECT_THAT(methods(report), Not(HasSubstr("last digit")));
  report.repeats_exactly = false;
  EXPECT_THAT(methods(report), HasSubstr("last digit"));
}

}  // namespace
}  // namespace wizbid
