#include "odds/one_card.h"

#include <gtest/gtest.h>

#include "odds/one_card_questions.h"

namespace wizbid {
namespace {

using test::ask;
using test::infinite;

const BidOdds& odds_of(const Answer& answer, Tricks bid) {
  return answer.bids.at(static_cast<std::size_t>(bid));
}

Card of(Rank rank, Suit suit) {
  return {rank, suit};
}

const Card eight_of_hearts = of(Rank::eight, Suit::hearts);

TEST(OneCardOdds, TheJackLedLosesToNineteenCards) {
  const Answer answer = one_card_odds(ask(3, 1, of(Rank::jack, Suit::clubs), eight_of_hearts));
  EXPECT_EQ(odds_of(answer, 1).make_fraction, Fraction(39 * 38, 58 * 57));
  EXPECT_DOUBLE_EQ(odds_of(answer, 1).make, 39 * 38 / (58.0 * 57));
  EXPECT_GT(odds_of(answer, 1).expected_score, odds_of(answer, 0).expected_score);
  EXPECT_EQ(odds_of(answer, 1).best_chance, 1);
  EXPECT_EQ(odds_of(answer, 0).best_chance, 0);
}

TEST(OneCardOdds, TheTenLedShouldSayZero) {
  const Answer answer = one_card_odds(ask(3, 1, of(Rank::ten, Suit::clubs), eight_of_hearts));
  EXPECT_EQ(odds_of(answer, 1).make_fraction, Fraction(38 * 37, 58 * 57));
  EXPECT_GT(odds_of(answer, 0).expected_score, odds_of(answer, 1).expected_score);
}

TEST(OneCardOdds, FillsTheWholeAnswer) {
  const Answer answer = one_card_odds(ask(4, 2, of(Rank::ace, Suit::spades), eight_of_hearts));
  EXPECT_EQ(answer.how, How::counted);
  EXPECT_EQ(answer.deals, Integer(58 * 57 * 56));
  EXPECT_EQ(answer.effective_deals, 58.0 * 57 * 56);
  EXPECT_EQ(answer.ending, Ending::complete);
  EXPECT_TRUE(answer.precision_reached);
  ASSERT_EQ(answer.bids.size(), 2U);
  for (const BidOdds& bid : answer.bids) {
    EXPECT_TRUE(bid.legal);
    ASSERT_EQ(bid.tricks.size(), 2U);
    EXPECT_DOUBLE_EQ(bid.tricks[0] + bid.tricks[1], 1);
    EXPECT_EQ(bid.make, bid.tricks[static_cast<std::size_t>(bid.bid)]);
    EXPECT_EQ(bid.make_error, 0);
    EXPECT_EQ(bid.score_error, 0);
    EXPECT_EQ(bid.make_interval.low, bid.make);
    EXPECT_EQ(bid.deals, answer.deals);
    EXPECT_DOUBLE_EQ(bid.make_fraction->convert_to<double>(), bid.make);
  }
}

TEST(OneCardOdds, AWizardInTheThirdSeatFearsTwoRationalOnes) {
  const Answer answer = one_card_odds(ask(4, 3, Card::wizard(), eight_of_hearts, {1, 1}, 0));
  EXPECT_NEAR(odds_of(answer, 1).make, 0.384615, 1e-6);
  EXPECT_GT(odds_of(answer, 0).expected_score, odds_of(answer, 1).expected_score);
}

// Three Wizards are left; the dealer wins if the three before him hold none of them.
TEST(OneCardOdds, TheDealersWizardWinsIfNobodyBeforeHoldsOne) {
  const Answer answer =
      one_card_odds(ask(4, 4, Card::wizard(), eight_of_hearts, {0, 0, 0}, infinite));
  const Fraction win(55 * 54 * 53, 58 * 57 * 56);
  EXPECT_EQ(odds_of(answer, 1).make_fraction, win);
  EXPECT_EQ(odds_of(answer, 0).make_fraction, Fraction(1 - win));
  EXPECT_NEAR(odds_of(answer, 1).expected_score, 24.0, 0.05);
  EXPECT_NEAR(odds_of(answer, 0).expected_score, -5.5, 0.05);
}

}  // namespace
}  // namespace wizbid
