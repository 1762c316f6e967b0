#include "players/strength.h"

#include <gtest/gtest.h>

#include "cards/notation.h"

namespace wizbid {
namespace {

CardSet set_of(const char* text) {
  CardSet set;
  const std::vector<Card> list = *parse_hand(text);
  for (Card card : list)
    set.insert(card);
  return set;
}

TEST(Strength, EveryCardHasOneStrength) {
  for (Trump trump : {Trump{}, Trump{Suit::clubs}, Trump{Suit::spades}}) {
    CardSet all;
    for (int s = 0; s < strengths; ++s) {
      const CardSet group = cards_of(static_cast<Strength>(s), trump);
      EXPECT_TRUE((all & group).empty());
      all |= group;
    }
    EXPECT_EQ(all, CardSet::full_deck());
  }
}

TEST(Strength, TrumpAndPlainSuitsPartAtTheQueen) {
  EXPECT_EQ(cards_of(Strength::trump_high, Suit::hearts), set_of("QH KH AH"));
  EXPECT_EQ(cards_of(Strength::plain_high, Suit::hearts), set_of("QC KC AC QD KD AD QS KS AS"));
  EXPECT_EQ(cards_of(Strength::trump_low, Suit::hearts).size(), 10);
  EXPECT_EQ(cards_of(Strength::plain_low, Suit::hearts).size(), 30);
  EXPECT_TRUE(cards_of(Strength::trump_high, std::nullopt).empty());
}

TEST(Strength, TheCutsAreWhereNeighboursDiffer) {
  for (Trump trump : {Trump{}, Trump{Suit::diamonds}}) {
    const auto strength = [&](Card card) {
      int s = 0;
      while (!cards_of(static_cast<Strength>(s), trump).contains(card))
        ++s;
      return s;
    };
    for (Suit suit : all_suits) {
      for (Card card : CardSet::of_suit(suit) - CardSet{Card(Rank::two, suit)}) {
        const Card next_lower = Card::from_index(card.index() - 1);
        EXPECT_EQ(strength_cuts().contains(card), strength(card) != strength(next_lower));
      }
    }
  }
}

TEST(Strength, TheWeakestAndStrongestOfAHand) {
  const CardSet hand = set_of("3C 9C 4D KD 2H AH W W J J");
  EXPECT_EQ(weakest(hand, Suit::hearts), CardSet{Card::jester()});
  EXPECT_EQ(strongest(hand, Suit::hearts), CardSet{Card::wizard()});
  const CardSet suited = hand - CardSet::wizards() - CardSet::jesters();
  EXPECT_EQ(weakest(suited, Suit::hearts), set_of("3C 4D"));  // ranks of two suits don't compare
  EXPECT_EQ(strongest(suited, Suit::hearts), set_of("AH"));
  EXPECT_EQ(strongest(suited, std::nullopt), set_of("KD AH"));
  EXPECT_EQ(strongest(suited, Suit::clubs), set_of("9C"));
}

}  // namespace
}  // namespace wizbid
