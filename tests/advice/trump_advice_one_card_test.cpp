// Which suit to name with one card, where the odds are exact.
#include <gtest/gtest.h>

#include "advice/trump_advice.h"
#include "odds/one_card.h"
#include "odds/one_card_questions.h"

namespace wizbid {
namespace {

TrumpChoice choose(int players, Card card, Bids bids = {}) {
  Question question = test::ask(players, players, card, Card::wizard(3), std::move(bids));
  question.situation.trump_open = true;
  return *advise_trump(question, [](const Question& asked) {
    return tl::expected<Answer, Refusal>(one_card_odds(asked));
  });
}

TEST(TrumpAdviceWithOneCard, AHighCardWantsItsOwnSuit) {
  for (Suit suit : all_suits) {
    const TrumpChoice choice = choose(4, {Rank::king, suit});
    EXPECT_EQ(choice.recommended, suit);
    for (const TrumpOption& option : choice.options)
      EXPECT_EQ(option.bid, option.trump == suit ? 1 : 0);
  }
}

TEST(TrumpAdviceWithOneCard, ALowCardWantsAnyOtherSuit) {
  const TrumpChoice choice = choose(4, {Rank::three, Suit::clubs});
  EXPECT_EQ(choice.recommended, Suit::diamonds);
  EXPECT_EQ(choice.options[1].expected_score, choice.options[3].expected_score);
  EXPECT_GT(choice.options[1].expected_score, choice.options[0].expected_score);
}

TEST(TrumpAdviceWithOneCard, ToAWizardAllSuitsAreAlike) {
  const TrumpChoice choice = choose(5, Card::wizard());
  EXPECT_EQ(choice.recommended, Suit::clubs);
  for (const TrumpOption& option : choice.options)
    EXPECT_EQ(option.expected_score, choice.options[0].expected_score);
}

TEST(TrumpAdviceWithOneCard, BidsHeardLaterDontMatter) {
  const Card card(Rank::nine, Suit::spades);
  EXPECT_EQ(choose(3, card, {1, 1}).options[3].expected_score,
            choose(3, card).options[3].expected_score);
}

}  // namespace
}  // namespace wizbid
