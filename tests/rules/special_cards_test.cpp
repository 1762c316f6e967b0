// Tricks with special cards.
#include "rules/special_cards.h"

#include <gtest/gtest.h>

#include <random>

#include "oracle/brute_special.h"

namespace wizbid {
namespace {

const Card merlin = Card::special(0);
const Card excalibur = Card::special(1);
const Card morgan = Card::special(2);
const Card grail = Card::special(3);

TrickEnd end_of(const std::vector<PlayedCard>& cards) {
  SpecialTrick trick({.camelot = true}, std::nullopt);
  for (const PlayedCard& played : cards)
    trick.play(played);
  return trick.end();
}

// Questions of players that the inventor of the edition has answered.
TEST(SpecialCards, DoWhatTheirInventorSays) {
  const PlayedCard jester{Card::jester()};
  const TrickEnd as_jester = end_of({{excalibur}, {merlin}, jester, jester});
  EXPECT_EQ(as_jester.taker, 1);
  EXPECT_FALSE(as_jester.counts);
  EXPECT_EQ(end_of({{excalibur}, {merlin, true}, jester, jester}).taker, 1);
  EXPECT_EQ(end_of({{excalibur}, {morgan}, {Card(Rank::three, Suit::clubs)}, jester}).taker, 1);
  const TrickEnd six = end_of({{grail}, {merlin}, jester, {morgan}, {excalibur}, jester});
  EXPECT_EQ(six.taker, 1);
  EXPECT_FALSE(six.counts);
  EXPECT_EQ(six.bonus, 20);
}

TEST(SpecialCards, LeaveTheSuitToTheNextCard) {
  SpecialTrick trick({.camelot = true}, Suit::hearts);
  trick.play({morgan});
  EXPECT_EQ(trick.suit_to_follow(), std::nullopt);
  trick.play({Card(Rank::ten, Suit::clubs)});
  EXPECT_EQ(trick.suit_to_follow(), Suit::clubs);
  const CardSet clubs{Card(Rank::three, Suit::clubs)};
  const CardSet hand = clubs | CardSet{Card(Rank::ace, Suit::hearts), grail};
  EXPECT_EQ(trick.legal(hand), (clubs | CardSet{grail}));
}

void expect_agreement(const SpecialCards& special, oracle::Edition edition) {
  std::mt19937 numbers(1);
  const auto below = [&numbers](std::uint32_t bound) { return numbers() % bound; };
  for (int i = 0; i < 4000; ++i) {
    const Trump trump = Trump(all_suits[below(4)]);
    // Half of the cards are special ones, Wizards and Jesters, so that they meet.
    CardSet deck = deck_of(special);
    SpecialTrick trick(special, trump);
    std::vector<Card> cards;
    std::vector<bool> as_wizard;
    for (std::uint32_t place = 0; place < 3 + below(4); ++place) {
      const CardSet some = below(2) == 0 ? deck - CardSet::suit_cards() : deck;
      const Card card = some.nth(static_cast<int>(below(static_cast<std::uint32_t>(some.size()))));
      deck.erase(card);
      cards.push_back(card);
      as_wizard.push_back(below(2) == 0);
      trick.play({card, as_wizard.back()});
      const auto expected = oracle::slow_special_outcome(edition, cards, as_wizard, trump);
      EXPECT_EQ(trick.end().taker, expected.taker);
      EXPECT_EQ(trick.end().counts, expected.counts);
      EXPECT_EQ(trick.end().bonus, expected.grail ? 20 : 0);
    }
  }
}

TEST(SpecialCards, WinAsTheRulesSay) {
  expect_agreement({.camelot = true}, oracle::Edition::camelot);
  expect_agreement({.magic = true}, oracle::Edition::magic);
  expect_agreement({.dragon = true, .fairy = true, .bomb = true, .shapeshifter = true},
                   oracle::Edition::jubilee);
}

}  // namespace
}  // namespace wizbid
