#include "report/text_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>
#include <sstream>

#include "report/brief_line.h"
#include "report/report_samples.h"
#include "report/text_layout.h"

namespace wizbid {
namespace {

using testing::HasSubstr;
using testing::Not;

int widest_line(const std::string& text) {
  std::istringstream lines(text);
  int widest = 0;
  for (std::string line; std::getline(lines, line);)
    widest = std::max(widest, columns_of(line));
  return widest;
}

bool is_ascii(const std::string& text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return (c & 0x80) == 0; });
}

OddsReport with_everything(OddsReport report) {
  report.said = 0;
  report.need = NeedAdvice{20, 1, 0.4};
  report.explain = true;
  report.trumps = TrumpChoice{Suit::hearts,
                              {{Suit::clubs, 0, 6.5, 0},
                               {Suit::diamonds, 0, 6.5, 0},
                               {Suit::hearts, 1, 7.5, 0},
                               {Suit::spades, 0, 6.5, 0}}};
  report.situation.turn_up = Card::wizard(3);
  report.situation.trump = Suit::hearts;
  return report;
}

TEST(BriefLine, NamesTheBestBidAndTheNextBest) {
  EXPECT_EQ(brief_line(one_card_report()), "Bid 1 (makes 45%, +7.9; 0 would cost 1.4)");
}

TEST(BriefLine, SaysWhatItHoldsFor) {
  OddsReport report = one_card_report();
  report.evidence = true;
  EXPECT_EQ(brief_line(report),
            "Bid 1 (makes 45%, +7.9; 0 would cost 1.4; if the others bid sensibly)");
}

TEST(BriefLine, SampledNumbersHaveTheirInterval) {
  EXPECT_THAT(brief_line(sampled_report(3, 2)), HasSubstr("% ±0.5%, +"));
  EXPECT_THAT(brief_line(sampled_report(3, 2)), HasSubstr(" ±0.2; "));
}

TEST(BriefLine, ATossUpSaysSo) {
  OddsReport report = one_card_report();
  report.advice->toss_up = true;
  report.advice->loss[0] = 0.2;
  EXPECT_EQ(brief_line(report), "Bid 1 (makes 45%, +7.9; toss-up: 0 would cost 0.2)");
}

TEST(BriefLine, ASampleThatCantTellSaysSo) {
  OddsReport report = one_card_report();
  report.advice->toss_up = true;
  EXPECT_EQ(brief_line(report), "Bid 1 (makes 45%, +7.9; not sure: 0 would cost 1.4)");
}

TEST(BriefLine, TheDealerNamesASuitFirst) {
  EXPECT_EQ(brief_line(with_everything(one_card_report())),
            "Bid 1 after naming hearts (makes 45%, +7.9; 0 would cost 1.4)");
}

OddsReport guessed_report() {
  OddsReport report = sampled_report(3, 2);
  report.answer.credible = false;
  report.answer.precision_reached = false;
  report.answer.effective_deals = 12;
  report.answer.fresh->score_error = std::numeric_limits<double>::infinity();
  for (BidOdds& odds : report.answer.bids) {
    odds.make_error = odds.score_error = std::numeric_limits<double>::infinity();
    odds.make_interval = {0, 1};
    odds.best_chance = 0;
  }
  report.advice = advise_bid(report.answer);
  return report;
}

TEST(BriefLine, AGuessHasNoFigures) {
  OddsReport report = guessed_report();
  EXPECT_EQ(brief_line(report),
            "Bid 1 is the best guess; what was heard leaves too few deals that matter");
  report.advice.reset();
  EXPECT_EQ(brief_line(report),
            "No odds for your bid of 0; what was heard leaves too few deals that matter");
}

TEST(TextReport, AGuessClaimsNoCertainty) {
  const std::string text = text_report(guessed_report(), {true, false, 1000});
  EXPECT_THAT(text, HasSubstr("these are guesses"));
  EXPECT_THAT(text, HasSubstr("can't tell how sure it is"));
  EXPECT_THAT(text, HasSubstr("this sample can't tell"));
  EXPECT_THAT(text, Not(testing::ContainsRegex("±[0-9<i]")));
}

TEST(BriefLine, AfterTheAuctionTellsTheChance) {
  OddsReport report = one_card_report();
  report.answer.bids.erase(report.answer.bids.begin());
  report.advice.reset();
  EXPECT_EQ(brief_line(report), "Your bid of 1 makes 45%, +7.9");
}

TEST(TextReport, TellsAOneCardAnswer) {
  const std::string text = text_report(one_card_report(), {false, false, 80});
  EXPECT_EQ(text,
            "Bid 1 (makes 45%, +7.9; 0 would cost 1.4)\n"
            "\n"
            "3 players, 1 card each. You lead (seat 1 of 3) and hold JC. 8H is turned up:\n"
            "hearts are trump.\n"
            "\n"
            "Exact:\n"
            "                         % to take so many tricks (. under 0.5)\n"
            "bid  score  loss  makes   0   1\n"
            "> 1   +7.9     -    45%  55  45\n"
            "  0   +6.6   1.4    55%  55  45\n"
            "\n"
            "One card each: all 3,306 deals counted by formula. Model points, bid noise 2,\n"
            "rules official, seed 1, wizbid 1.2.3.\n"
            "Again: wizbid odds JC -p 3 -s 1 -t 8H\n");
}

TEST(TextReport, FitsTheWidthForEveryHand) {
  for (int cards : {1, 2, 5, 10, 20}) {
    for (int width : {60, 80, 132}) {
      for (bool utf8 : {false, true}) {
        const OddsReport report = with_everything(sampled_report(3, cards));
        EXPECT_LE(widest_line(text_report(report, {utf8, false, width})), width)
            << cards << " cards in " << width << " columns";
      }
    }
  }
}

TEST(TextReport, HasARowForEveryBidTheBestFirst) {
  const std::string text = text_report(sampled_report(3, 20), {false, false, 80});
  std::istringstream lines(text.substr(text.find("bid  ")));
  std::string line;
  std::getline(lines, line);
  double last = 1e9;
  for (int row = 0; row <= 20; ++row) {
    std::getline(lines, line);
    const double score = std::stod(line.substr(line.find_first_of("+-0", 3)));
    EXPECT_LE(score, last) << line;
    last = score;
    EXPECT_EQ(line.starts_with(">"), row == 0) << line;
  }
}

TEST(TextReport, IsAsciiWithoutUtf8) {
  EXPECT_TRUE(is_ascii(text_report(with_everything(sampled_report(4, 5)), {false, false, 80})));
  EXPECT_FALSE(is_ascii(text_report(with_everything(sampled_report(4, 5)), {true, false, 80})));
  EXPECT_TRUE(is_ascii(brief_report(sampled_report(4, 5), {false, false, 80})));
}

TEST(TextReport, ColoursOnlyWhereWanted) {
  EXPECT_THAT(text_report(one_card_report(), {true, false, 80}), Not(HasSubstr("\x1b")));
  EXPECT_THAT(text_report(one_card_report(), {true, true, 80}), HasSubstr("\x1b[1m"));
}

TEST(TextReport, SaysHowSureItIs) {
  OddsReport report = one_card_report();
  report.evidence = true;
  EXPECT_THAT(text_report(report, {}), HasSubstr("Exact if the others bid sensibly (noise 2):"));
  const std::string sampled = text_report(sampled_report(3, 2), {false, false, 200});
  EXPECT_THAT(sampled, HasSubstr("Sampled: +- is the 95% interval, the luck of the sample only"));
  EXPECT_THAT(sampled, HasSubstr("if the others bid sensibly (noise 2) and you play like greedy "
                                 "and the others like rival:"));
}

TEST(TextReport, SaysWhatIsPartial) {
  OddsReport report = sampled_report(3, 2);
  report.answer.precision_reached = false;
  EXPECT_THAT(text_report(report, {false, false, 200}),
              HasSubstr("Partial: the work ended before the precision was reached; "));
  report.partial = true;
  EXPECT_THAT(text_report(report, {false, false, 200}),
              HasSubstr("Partial: you stopped the work."));
}

TEST(TextReport, AnswersWhatElseWasAsked) {
  const std::string text = text_report(with_everything(one_card_report()), {false, false, 80});
  EXPECT_THAT(text, HasSubstr("You said 0: that cost 1.4 points against bid 1.\n"));
  EXPECT_THAT(text, HasSubstr("For at least 20 points bid 1: the chance is 40%.\n"));
  EXPECT_THAT(text, HasSubstr("> hearts    1   +7.5\n"));
  EXPECT_THAT(text, HasSubstr("Bid 1: 45% x 30, 55% x -10; together +7.9. "
                              "The chance to make it is 13/29.\n"));
}

OddsReport report_of_seat(int seat) {
  OddsReport report = one_card_report();
  report.situation.seat = Seat::from_number(seat);
  report.situation.bids.resize(static_cast<std::size_t>(seat - 1));
  return report;
}

TEST(TextReportOfSeats, TellsThemOneAfterTheOther) {
  const std::vector<OddsReport> reports{report_of_seat(1), report_of_seat(2), report_of_seat(3)};
  const std::string text = text_report_of_seats(reports, {});
  EXPECT_THAT(text, HasSubstr("You lead (seat 1 of 3)"));
  EXPECT_THAT(text, HasSubstr("You are in seat 2 of 3"));
  EXPECT_EQ(brief_report_of_seats(reports, {}),
            "Seat 1: Bid 1 (makes 45%, +7.9; 0 would cost 1.4)\n"
            "Seat 2: Bid 1 (makes 45%, +7.9; 0 would cost 1.4)\n"
            "Seat 3: Bid 1 (makes 45%, +7.9; 0 would cost 1.4)\n");
}

TEST(TextReportOfSeats, SaysWhichSeatsAreMissing) {
  EXPECT_THAT(text_report_of_seats({report_of_seat(1)}, {}),
              testing::EndsWith("\nSeats 2 to 3 are missing.\n"));
  EXPECT_THAT(brief_report_of_seats({report_of_seat(1), report_of_seat(2)}, {}),
              testing::EndsWith("\nSeat 3 is missing.\n"));
}

}  // namespace
}  // namespace wizbid
