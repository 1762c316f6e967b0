#include "rules/trick.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "cards/card_text.h"
#include "cards/notation.h"

namespace wizbid {
namespace {

std::vector<Card> read(std::string_view cards) {
  return parse_hand(cards).value();
}

// Hearts are trump in these tests unless they say otherwise.
Trick played(std::string_view cards, Trump trump = Suit::hearts) {
  Trick trick(trump);
  for (const Card card : read(cards))
    trick.play(card);
  return trick;
}

// The card that wins, as text.
std::string winner(std::string_view cards, Trump trump = Suit::hearts) {
  return card_text(played(cards, trump).winning_card());
}

int winning_place(std::string_view cards, Trump trump = Suit::hearts) {
  return played(cards, trump).winning_place();
}

// What may be played from a hand to the cards on the table.
std::string legal(std::string_view table, std::string_view hand) {
  CardSet held;
  for (const Card card : read(hand))
    held.insert(card);
  return card_text(played(table).legal(held));
}

TEST(Winner, IsTheHighestCardOfTheSuitLed) {
  EXPECT_EQ(winner("9C AC KC"), "AC");
  EXPECT_EQ(winner("9C AS KD"), "9C") << "other plain suits do not count";
  EXPECT_EQ(winner("2C 3C 10C 9C"), "10C");
}

TEST(Winner, IsTheHighestTrumpIfThereIsOne) {
  EXPECT_EQ(winner("AC 2H KC"), "2H");
  EXPECT_EQ(winner("AC 2H 3H KH"), "KH");
  EXPECT_EQ(winner("2H AC AS"), "2H") << "trump led";
}

TEST(Winner, WithoutTrumpIsNeverOfAnotherSuit) {
  EXPECT_EQ(winner("2C AH AS AD", std::nullopt), "2C");
}

TEST(Winner, IsTheFirstWizard) {
  EXPECT_EQ(winner("AC AH W"), "W");
  EXPECT_EQ(winning_place("AC W AH W"), 1);
  EXPECT_EQ(winning_place("W W W W"), 0) << "a later Wizard does not win";
  EXPECT_EQ(winning_place("W AH"), 0) << "no trump beats a Wizard";
}

TEST(Winner, IsTheFirstJesterIfAllAreJesters) {
  EXPECT_EQ(winning_place("J J J"), 0);
  EXPECT_EQ(winning_place("J J J J"), 0);
}

TEST(Winner, IsNoJesterIfAnyOtherCardIsPlayed) {
  EXPECT_EQ(winner("J 2C J"), "2C");
  EXPECT_EQ(winner("J J 2H"), "2H");
  EXPECT_EQ(winner("J J W"), "W");
  EXPECT_EQ(winner("2C J J"), "2C");
}

TEST(Winner, AfterAJesterLeadIsDecidedByTheSuitOfTheNextCard) {
  EXPECT_EQ(winner("J 2C AS"), "2C");
  EXPECT_EQ(winner("J 2C AS 3C"), "3C");
  EXPECT_EQ(winner("J J 5D AC"), "5D");
}

TEST(Follow, TheSuitLedMustBeFollowed) {
  EXPECT_EQ(legal("9C", "2C AC AS AH"), "2C AC");
}

TEST(Follow, AWizardOrAJesterMayAlwaysBePlayed) {
  EXPECT_EQ(legal("9C", "2C AS W J"), "2C W J");
  EXPECT_EQ(legal("9C", "W J"), "W J");
}

TEST(Follow, WhoIsVoidMayPlayAnythingAndNeedNotTrump) {
  EXPECT_EQ(legal("9C", "AS AH W"), "AH AS W");
}

TEST(Follow, NobodyMustBeatAnything) {
  EXPECT_EQ(legal("9C", "2C AC"), "2C AC");
  EXPECT_EQ(legal("9H", "2H AH"), "2H AH");
}

TEST(Follow, AWizardIsNoCardOfTheSuitLed) {
  EXPECT_EQ(legal("9C", "AS W"), "AS W") << "void in clubs";
}

TEST(Follow, TheLeaderMayPlayAnything) {
  EXPECT_EQ(legal("", "2C AS AH W J"), "2C AH AS W J");
}

TEST(Follow, AfterAWizardLeadNobodyNeedFollow) {
  EXPECT_EQ(legal("W", "2C AS"), "2C AS");
  EXPECT_EQ(legal("W 9C", "2C AS AH"), "2C AH AS") << "a later suit card sets no suit";
  EXPECT_EQ(legal("W J 9C", "2C AS"), "2C AS");
  EXPECT_EQ(played("W 9C").suit_to_follow(), std::nullopt);
}

TEST(Follow, AfterAJesterLeadTheFirstSuitCardSetsTheSuit) {
  EXPECT_EQ(legal("J", "2C AS"), "2C AS");
  EXPECT_EQ(legal("J 9C", "2C AS W"), "2C W");
  EXPECT_EQ(legal("J J 9C", "2C AS"), "2C");
  EXPECT_EQ(legal("J 9C AS", "2C 2S"), "2C");
}

TEST(Follow, AJesterThenAWizardIsAsIfTheWizardHadBeenLed) {
  EXPECT_EQ(legal("J W", "2C AS"), "2C AS");
  EXPECT_EQ(legal("J W 9C", "2C AS AH"), "2C AH AS");
  EXPECT_EQ(legal("J J W 9C", "2C AS"), "2C AS");
}

TEST(Follow, AWizardBehindASuitCardLeavesTheSuitInForce) {
  EXPECT_EQ(legal("9C W", "2C AS J"), "2C J");
  EXPECT_EQ(legal("J 9C W", "2C AS"), "2C");
}

TEST(Follow, ATrumpBehindAPlainCardLeavesThePlainSuitInForce) {
  EXPECT_EQ(legal("9C 2H", "2C AH"), "2C");
}

TEST(Follow, JestersOnlySetNoSuit) {
  EXPECT_EQ(legal("J J", "2C AS"), "2C AS");
}

TEST(Size, CountsTheCardsPlayed) {
  EXPECT_EQ(played("").size(), 0);
  EXPECT_EQ(played("J W 2C").size(), 3);
}

}  // namespace
}  // namespace wizbid
