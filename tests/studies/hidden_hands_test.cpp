#include "studies/hidden_hands.h"

#include <gtest/gtest.h>

#include <cmath>

#include "rules/rule_set.h"

namespace wizbid {
namespace {

const Scoring scoring = official_rules().scoring;

Card card(Suit suit, int index) {
  return Card::from_index(CardSet::of_suit(suit).nth(index).index());
}

// Seat 1 leads hearts, seat 2 throws a club: it is void in hearts. Seat 3 is to play.
PublicRound second_seat_is_void() {
  PublicRound table;
  table.scoring = &scoring;
  table.players = 3;
  table.cards = 3;
  table.turn_up = card(Suit::spades, 0);
  table.trump = Suit::spades;
  table.trick = Trick(table.trump);
  table.play(card(Suit::hearts, 3));
  table.play(card(Suit::clubs, 2));
  return table;
}

const CardSet my_hand{card(Suit::hearts, 9), card(Suit::diamonds, 1), Card::wizard()};

TEST(HiddenHands, AreWhatTheOthersMayHold) {
  const PublicRound table = second_seat_is_void();
  Random random(1, Purpose::deals, 0);
  for (int i = 0; i < 500; ++i) {
    const auto hands = draw_hidden_hands(table, my_hand, 1000, random);
    ASSERT_TRUE(hands);
    EXPECT_EQ((*hands)[0].size(), 2);
    EXPECT_EQ((*hands)[1].size(), 2);
    EXPECT_EQ((*hands)[2].size(), 0);
    EXPECT_TRUE(((*hands)[1] & CardSet::of_suit(Suit::hearts)).empty());
    const CardSet all = (*hands)[0] | (*hands)[1];
    EXPECT_EQ(all.size(), 4);
    EXPECT_TRUE((all & (my_hand | table.played | CardSet{*table.turn_up})).empty());
  }
}

// 54 cards are unseen, 11 of them hearts. Seat 2 holds two of the 43 others; seat 1 two of the 52
// that are left, so a given heart with chance 2/52, and a given other card with 2/52 x 41/43.
TEST(HiddenHands, AreAllAlike) {
  const PublicRound table = second_seat_is_void();
  Random random(2, Purpose::deals, 0);
  constexpr int draws = 20000;
  double hearts = 0;
  double wizards = 0;
  for (int i = 0; i < draws; ++i) {
    const auto hands = *draw_hidden_hands(table, my_hand, 1000, random);
    hearts += (hands[0] & CardSet::of_suit(Suit::hearts)).size();
    wizards += (hands[1] & CardSet::wizards()).size();
  }
  EXPECT_NEAR(hearts / draws, 11 * 2.0 / 52, 4 * 0.6 / std::sqrt(draws));
  EXPECT_NEAR(wizards / draws, 3 * 2.0 / 43, 4 * 0.4 / std::sqrt(draws));
}

}  // namespace
}  // namespace wizbid
