#include "cards/card_set.h"

#include <gtest/gtest.h>

#include <vector>

namespace wizbid {
namespace {

TEST(CardSet, FullDeckHasSixtyCardsInFourSuitsAndSpecials) {
  EXPECT_EQ(CardSet::full_deck().size(), 60);
  CardSet all = CardSet::wizards() | CardSet::jesters();
  for (Suit suit : all_suits)
    all |= CardSet::of_suit(suit);
  EXPECT_EQ(all, CardSet::full_deck());
}

TEST(CardSet, AboveAndBelowStayInTheSuit) {
  const Card ten{Rank::ten, Suit::hearts};
  EXPECT_EQ(CardSet::above(ten).size(), 4);
  EXPECT_EQ(CardSet::below(ten).size(), 8);
  EXPECT_EQ(CardSet::above(ten) | CardSet::below(ten) | CardSet{ten},
            CardSet::of_suit(Suit::hearts));
}

TEST(CardSet, NothingIsAboveAnAceOrBelowATwo) {
  EXPECT_TRUE(CardSet::above({Rank::ace, Suit::spades}).empty());
  EXPECT_TRUE(CardSet::below({Rank::two, Suit::clubs}).empty());
}

TEST(CardSet, WalksInTheDecksOrder) {
  const CardSet hand{Card::jester(), Card{Rank::ace, Suit::clubs}, Card{Rank::two, Suit::spades}};
  std::vector<Card> walked(hand.begin(), hand.end());
  EXPECT_EQ(walked, (std::vector<Card>{
                        {Rank::ace, Suit::clubs}, {Rank::two, Suit::spades}, Card::jester()}));
  for (int k = 0; k < hand.size(); ++k)
    EXPECT_EQ(hand.nth(k), walked[std::size_t(k)]);
}

}  // namespace
}  // namespace wizbid
