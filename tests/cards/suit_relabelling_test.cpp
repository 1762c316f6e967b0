#include "cards/suit_relabelling.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace wizbid {
namespace {

constexpr SuitRelabelling clubs_to_spades_and_on{
    {Suit::spades, Suit::clubs, Suit::diamonds, Suit::hearts}};

TEST(SuitRelabelling, RenamesSuitsAndKeepsRanks) {
  const auto& rename = clubs_to_spades_and_on;
  EXPECT_EQ(rename(Suit::clubs), Suit::spades);
  EXPECT_EQ(rename(Card(Rank::ten, Suit::hearts)), Card(Rank::ten, Suit::diamonds));
  EXPECT_EQ(rename(Card::wizard(2)), Card::wizard(2));
  EXPECT_EQ(rename(Card::jester(3)), Card::jester(3));
}

TEST(SuitRelabelling, OfNothingIsNothing) {
  EXPECT_EQ(clubs_to_spades_and_on(std::optional<Suit>{}), std::nullopt);
  EXPECT_EQ(clubs_to_spades_and_on(std::optional<Card>{}), std::nullopt);
  EXPECT_EQ(clubs_to_spades_and_on(std::optional{Suit::hearts}), Suit::diamonds);
}

TEST(SuitRelabelling, OfASetIsThatOfEachCardInEveryOrderOfTheSuits) {
  std::array<Suit, 4> suits = all_suits;
  do {
    const SuitRelabelling rename{suits};
    for (const Card card : CardSet::full_deck()) {
      EXPECT_EQ(rename(CardSet{card}), CardSet{rename(card)});
      EXPECT_EQ(rename.inverse()(rename(card)), card);
    }
    EXPECT_EQ(rename(CardSet::full_deck()), CardSet::full_deck());
  } while (std::next_permutation(suits.begin(), suits.end()));
}

TEST(SuitRelabelling, ByDefaultChangesNothing) {
  EXPECT_EQ(SuitRelabelling{}(CardSet::of_suit(Suit::hearts)), CardSet::of_suit(Suit::hearts));
  EXPECT_EQ(SuitRelabelling{}, SuitRelabelling{}.inverse());
}

}  // namespace
}  // namespace wizbid
