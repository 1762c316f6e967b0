#include "players/random_player.h"

#include <gtest/gtest.h>

#include <vector>

namespace wizbid {
namespace {

TEST(RandomPlayer, LikesEveryLegalCardAlike) {
  PublicRound table;
  table.trump = Suit::hearts;
  table.trick = Trick(table.trump);
  table.trick.play(Card(Rank::ten, Suit::clubs));
  const CardSet hand{Card(Rank::two, Suit::clubs),
                     Card(Rank::ace, Suit::clubs),
                     Card(Rank::ace, Suit::hearts),
                     Card::wizard(0),
                     Card::wizard(1),
                     Card::jester()};
  const CardView view{table, Seat::from_number(2), hand, 1};
  EXPECT_EQ(RandomPlayer().choose_cards(view), hand - CardSet{Card(Rank::ace, Suit::hearts)});
}

TEST(RandomPlayer, LikesEveryBidAndTrumpAlikeAndHeedsNone) {
  const RandomPlayer player;
  PublicRound table;
  table.cards = 2;
  const CardSet hand{Card::wizard(0), Card::wizard(1)};
  std::vector<Points> scores{1, 2, 3};
  player.rate_bids({table, Seat(), hand}, scores);
  EXPECT_EQ(scores, (std::vector<Points>{0, 0, 0}));
  EXPECT_EQ(player.rate_trumps({table, Seat(), hand}), (std::array<Points, 4>{0, 0, 0, 0}));
  EXPECT_FALSE(player.heeds_bids());
  EXPECT_TRUE(player.rank_cuts(Suit::clubs).empty());
}

TEST(FindPlayer, KnowsThePlayersByName) {
  for (const char* name : {"random", "greedy", "points", "rival"})
    EXPECT_EQ(find_player(name)->name(), name);
  EXPECT_EQ(find_player("Greedy"), nullptr);
  EXPECT_EQ(find_player(""), nullptr);
}

}  // namespace
}  // namespace wizbid
