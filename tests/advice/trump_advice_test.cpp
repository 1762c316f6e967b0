#include "advice/trump_advice.h"

#include <gtest/gtest.h>

namespace wizbid {
namespace {

Question dealer_with_a_wizard_turned_up() {
  Question question;
  question.situation.players = 3;
  question.situation.seat = Seat::from_number(3);
  question.situation.hand = {Card(Rank::ace, Suit::hearts)};
  question.situation.turn_up = Card::wizard();
  question.situation.trump_open = true;
  question.situation.bids = {1, 0};
  return question;
}

// Bid 1 is worth so much if `trump` is hearts, less otherwise.
tl::expected<Answer, Refusal> hearts_are_good(const Question& question) {
  Answer answer;
  answer.bids.resize(2);
  answer.bids[1].bid = 1;
  answer.bids[1].expected_score = question.situation.trump == Suit::hearts ? 20 : -5;
  return answer;
}

TEST(TrumpAdvice, RecommendsTheSuitOfTheBestBid) {
  const auto choice = advise_trump(dealer_with_a_wizard_turned_up(), hearts_are_good);
  ASSERT_TRUE(choice);
  EXPECT_EQ(choice->recommended, Suit::hearts);
  ASSERT_EQ(choice->options.size(), 4U);
  EXPECT_EQ(choice->options[2].bid, 1);
  EXPECT_EQ(choice->options[2].expected_score, 20);
  EXPECT_EQ(choice->options[0].bid, 0);
}

TEST(TrumpAdvice, OfEqualSuitsTakesTheFirst) {
  const auto choice = advise_trump(dealer_with_a_wizard_turned_up(), [](const Question&) {
    Answer answer;
    answer.bids.resize(1);
    return tl::expected<Answer, Refusal>(answer);
  });
  ASSERT_TRUE(choice);
  EXPECT_EQ(choice->recommended, Suit::clubs);
}

TEST(TrumpAdvice, NoBidIsHeardWhenTheSuitIsNamed) {
  const auto choice = advise_trump(dealer_with_a_wizard_turned_up(), [](const Question& asked) {
    EXPECT_FALSE(asked.situation.trump_open);
    EXPECT_EQ(asked.situation.bids, (Bids{std::nullopt, std::nullopt}));
    return hearts_are_good(asked);
  });
  EXPECT_TRUE(choice);
}

TEST(TrumpAdvice, ARefusalTravels) {
  const auto choice = advise_trump(dealer_with_a_wizard_turned_up(), [](const Question&) {
    return tl::expected<Answer, Refusal>(tl::unexpected(Refusal{"out of reach"}));
  });
  ASSERT_FALSE(choice);
  EXPECT_EQ(choice.error().message, "out of reach");
}

}  // namespace
}  // namespace wizbid
