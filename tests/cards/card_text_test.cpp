#include "cards/card_text.h"

#include <gtest/gtest.h>

#include <set>

namespace wizbid {
namespace {

TEST(CardText, IsRankThenSuit) {
  EXPECT_EQ(card_text(Card{Rank::ace, Suit::hearts}), "AH");
  EXPECT_EQ(card_text(Card{Rank::ten, Suit::spades}), "10S");
  EXPECT_EQ(card_text(Card{Rank::jack, Suit::clubs}), "JC");
  EXPECT_EQ(card_text(Card{Rank::two, Suit::diamonds}), "2D");
}

TEST(CardText, IsOneLetterForAnyWizardOrJester) {
  for (int copy = 0; copy < Card::copies; ++copy) {
    EXPECT_EQ(card_text(Card::wizard(copy)), "W");
    EXPECT_EQ(card_text(Card::jester(copy)), "J");
  }
}

TEST(CardText, HasSymbolsForSuitsIfAsked) {
  EXPECT_EQ(card_text(Card{Rank::ten, Suit::clubs}, SuitStyle::symbols), "10♣");
  EXPECT_EQ(card_text(Card{Rank::ace, Suit::diamonds}, SuitStyle::symbols), "A♦");
  EXPECT_EQ(card_text(Card{Rank::ace, Suit::hearts}, SuitStyle::symbols), "A♥");
  EXPECT_EQ(card_text(Card{Rank::ace, Suit::spades}, SuitStyle::symbols), "A♠");
  EXPECT_EQ(card_text(Card::wizard(), SuitStyle::symbols), "W");
}

TEST(CardText, DiffersForCardsThatPlayDifferently) {
  std::set<std::string> letters;
  std::set<std::string> names;
  for (const Card card : CardSet::full_deck()) {
    letters.insert(card_text(card));
    names.insert(card_name(card));
  }
  EXPECT_EQ(letters.size(), 54U);
  EXPECT_EQ(names.size(), 54U);
}

TEST(CardText, OfAHandIsSortedBySuitRankThenWizardsThenJesters) {
  const CardSet hand{Card::jester(2),
                     Card::wizard(1),
                     {Rank::two, Suit::spades},
                     {Rank::ace, Suit::clubs},
                     {Rank::ten, Suit::hearts},
                     {Rank::two, Suit::clubs},
                     {Rank::king, Suit::diamonds}};
  EXPECT_EQ(card_text(hand), "2C AC KD 10H 2S W J");
  EXPECT_EQ(card_text(hand, SuitStyle::symbols), "2♣ A♣ K♦ 10♥ 2♠ W J");
  EXPECT_EQ(card_text(CardSet{}), "");
}

TEST(CardName, IsInWords) {
  EXPECT_EQ(card_name(Card{Rank::queen, Suit::hearts}), "queen of hearts");
  EXPECT_EQ(card_name(Card::wizard(3)), "Wizard");
  EXPECT_EQ(card_name(Card::jester()), "Jester");
}

}  // namespace
}  // namespace wizbid
