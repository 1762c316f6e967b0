#include "rules/trump.h"

#include <gtest/gtest.h>

namespace wizbid {
namespace {

TEST(TrumpSource, IsTheSuitOfASuitCardTurnedUp) {
  for (const Suit suit : all_suits)
    EXPECT_EQ(trump_source(Card(Rank::two, suit)), TrumpSource::turned_suit);
}

TEST(TrumpSource, IsNoneWithAJester) {
  for (int copy = 0; copy < Card::copies; ++copy)
    EXPECT_EQ(trump_source(Card::jester(copy)), TrumpSource::none);
}

TEST(TrumpSource, IsTheDealerWithAWizard) {
  for (int copy = 0; copy < Card::copies; ++copy)
    EXPECT_EQ(trump_source(Card::wizard(copy)), TrumpSource::dealer_names);
}

TEST(TrumpSource, IsNoneInTheLastRound) {
  EXPECT_EQ(trump_source(std::nullopt), TrumpSource::none);
}

TEST(TrumpCards, AreTheThirteenOfTheSuitAndNoWizard) {
  EXPECT_EQ(trump_cards(Suit::hearts), CardSet::of_suit(Suit::hearts));
  EXPECT_EQ(trump_cards(Suit::hearts).size(), 13);
  EXPECT_TRUE(trump_cards(std::nullopt).empty());
}

}  // namespace
}  // namespace wizbid
