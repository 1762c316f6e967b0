#include "deals/draw.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "cards/notation.h"

namespace wizbid {
namespace {

Situation situation(const char* hand, int players, int seat, const char* turn_up) {
  SituationDescription said;
  said.players = players;
  said.seat = seat;
  said.hand = *parse_hand(hand);
  said.turn_up_said = true;
  if (*turn_up != 0)
    said.turn_up = *parse_card(turn_up);
  return *check_situation(said);
}

TEST(DealDrawer, GivesEveryOtherPlayerUnseenCardsOfHisOwn) {
  const Situation asked = situation("AH 10S W J 2C", 4, 3, "7H");
  const DealDrawer drawer(asked);
  for (std::uint64_t i = 0; i < 200; ++i) {
    Random random(1, Purpose::deals, i);
    const Deal deal = drawer.draw(random);
    CardSet dealt;
    for (int s = 0; s < 4; ++s) {
      const CardSet hand = deal[Seat::from_index(s)];
      EXPECT_EQ(hand.size(), 5);
      EXPECT_TRUE((hand & dealt).empty());
      dealt |= hand;
    }
    EXPECT_EQ(deal[asked.seat], asked.hand);
    EXPECT_FALSE(dealt.contains(*asked.turn_up));
    EXPECT_TRUE(deal[Seat::from_index(4)].empty());
  }
}

TEST(DealDrawer, DealsWhatItAlwaysDealt) {
  const DealDrawer drawer(situation("AH W", 3, 2, "7H"));
  Random random(1, Purpose::deals, 0);
  const Deal deal = drawer.draw(random);
  EXPECT_EQ(deal[Seat::from_number(1)], (CardSet{Card::wizard(1), Card::wizard(2)}));
  EXPECT_EQ(deal[Seat::from_number(3)], (CardSet{*parse_card("JH"), *parse_card("6S")}));
  EXPECT_EQ(random.next(), 2886210587U);
}

TEST(DealDrawer, EveryCardComesAlikeToEverySeat) {
  const Situation asked = situation("AH W 3C", 4, 2, "7H");
  const DealDrawer drawer(asked);
  constexpr int draws = 20000;
  std::array<std::array<int, Card::deck_size>, 4> count{};
  for (std::uint64_t i = 0; i < draws; ++i) {
    Random random(3, Purpose::deals, i);
    const Deal deal = drawer.draw(random);
    for (std::size_t s = 0; s < 4; ++s) {
      for (Card card : deal.hands[s])
        ++count[s][static_cast<std::size_t>(card.index())];
    }
  }
  const double chance = 3.0 / 56;
  const double spread = std::sqrt(draws * chance * (1 - chance));
  for (int s : {0, 2, 3}) {
    for (Card card : asked.unseen())
      EXPECT_NEAR(count[static_cast<std::size_t>(s)][static_cast<std::size_t>(card.index())],
                  draws * chance, 5 * spread);
  }
}

TEST(DealDrawer, TwoCardsOfOneHandComeTogetherAsOftenAsTheyShould) {
  const Situation asked = situation("AH W 3C", 4, 2, "7H");
  const DealDrawer drawer(asked);
  constexpr int draws = 40000;
  int together = 0;
  const CardSet pair{*parse_card("2C"), *parse_card("KS")};
  for (std::uint64_t i = 0; i < draws; ++i) {
    Random random(4, Purpose::deals, i);
    together += (drawer.draw(random)[Seat::from_number(3)] & pair).size() == 2;
  }
  const double chance = 3.0 / 56 * 2 / 55;
  EXPECT_NEAR(together, draws * chance, 5 * std::sqrt(draws * chance));
}

// In the last round the last hand is all that is left: no numbers are spent on it.
TEST(DealDrawer, SpendsNoNumbersOnTheLastHandOfTheLastRound) {
  const Situation asked =
      situation("2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2D 3D 4D 5D 6D 7D 8D", 3, 1, "");
  const DealDrawer drawer(asked);
  Random random(1, Purpose::deals, 7);
  Random same = random;
  const Deal deal = drawer.draw(random);
  EXPECT_EQ(deal.hands[0] | deal.hands[1] | deal.hands[2], CardSet::full_deck());
  for (std::uint32_t left = 40; left > 20; --left)
    same.below(left);
  EXPECT_EQ(random.next(), same.next());
}

}  // namespace
}  // namespace wizbid
