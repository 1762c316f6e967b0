// Which suit to name with one card, where the odds are exact.
#include <gtest/gtest.h>

#include "advice/trump_advice.h"
#include "odds/one_card.h"
#include "odds/one_card_questions.h"
#include "oracle/brute_one_card.h"

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

// Where the rules let the dealer name none it is judged like a suit: by brute force.
TEST(TrumpAdviceWithOneCard, NoneIsWorthAsMuchAsTheBetterBidWithoutTrump) {
  for (const Card card : {Card(Rank::two, Suit::clubs), Card(Rank::ace, Suit::clubs)}) {
    Question question = test::ask(3, 3, card, Card::wizard(3), Bids(2));
    question.situation.trump_open = true;
    question.situation.rules.trump.none_allowed = true;
    const auto choice = advise_trump(question, [](const Question& asked) {
      return tl::expected<Answer, Refusal>(one_card_odds(asked));
    });
    ASSERT_EQ(choice->options.size(), 5U);
    EXPECT_EQ(choice->options.back().trump, std::nullopt);
    for (const TrumpOption& option : choice->options) {
      oracle::BruteOneCard brute(3, Card::wizard(3), option.trump);
      const double win = brute.win_chance(question.situation.seat, card, Bids(2), test::infinite);
      EXPECT_NEAR(option.expected_score, std::max(20 - 30 * win, 40 * win - 10), 1e-9);
    }
  }
}

}  // namespace
}  // namespace wizbid
