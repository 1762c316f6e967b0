#include "rules/trump.h"

#include <gtest/gtest.h>

namespace wizbid {
namespace {

std::optional<Naming> naming(std::optional<Card> turn_up, const TrumpRules& rules = {}) {
  return trump_naming(rules, 4, turn_up);
}

TEST(Trump, IsTheSuitOfASuitCardTurnedUp) {
  for (const Suit suit : all_suits) {
    EXPECT_EQ(turned_trump(Card(Rank::two, suit)), suit);
    EXPECT_FALSE(naming(Card(Rank::two, suit)));
  }
}

TEST(Trump, IsNoneWithAJester) {
  for (int copy = 0; copy < Card::copies; ++copy) {
    EXPECT_EQ(turned_trump(Card::jester(copy)), std::nullopt);
    EXPECT_FALSE(naming(Card::jester(copy)));
  }
}

TEST(Trump, IsNamedByTheDealerWithAWizard) {
  for (int copy = 0; copy < Card::copies; ++copy) {
    EXPECT_EQ(naming(Card::wizard(copy))->seat.number(), 4);
    EXPECT_TRUE(naming(Card::wizard(copy))->looked);
    EXPECT_FALSE(naming(Card::wizard(copy))->none_allowed);
  }
}

TEST(Trump, IsNoneInTheLastRound) {
  EXPECT_EQ(turned_trump(std::nullopt), std::nullopt);
  EXPECT_FALSE(naming(std::nullopt, {WizardTurned::dealer_names, JesterTurned::left_names, true}));
}

TEST(Trump, IsNamedAsTheHouseHasIt) {
  const auto house = [](WizardTurned wizard, JesterTurned jester) {
    return TrumpRules{wizard, jester, true};
  };
  const TrumpRules left = house(WizardTurned::no_trump, JesterTurned::left_names);
  EXPECT_FALSE(naming(Card::wizard(), left));
  EXPECT_EQ(naming(Card::jester(), left)->seat.number(), 1);
  EXPECT_TRUE(naming(Card::jester(), left)->none_allowed);
  EXPECT_FALSE(
      naming(Card::wizard(), house(WizardTurned::dealer_names_blind, JesterTurned::no_trump))
          ->looked);
}

TEST(TrumpCards, AreTheThirteenOfTheSuitAndNoWizard) {
  EXPECT_EQ(trump_cards(Suit::hearts), CardSet::of_suit(Suit::hearts));
  EXPECT_EQ(trump_cards(Suit::hearts).size(), 13);
  EXPECT_TRUE(trump_cards(std::nullopt).empty());
}

}  // namespace
}  // namespace wizbid
