#include "rules/table.h"

#include <gtest/gtest.h>

namespace wizbid {
namespace {

TEST(Seat, IsNumberedFromOneForPeople) {
  EXPECT_EQ(Seat::from_number(1), Seat::from_index(0));
  EXPECT_EQ(Seat::from_index(3).number(), 4);
  EXPECT_EQ(Seat{}.number(), 1);
}

TEST(Seat, ToTheLeftOfTheDealerIsTheLeader) {
  for (int players = min_players; players <= max_players; ++players) {
    const Seat dealer = Seat::from_number(players);
    EXPECT_EQ(dealer.left(1, players).number(), 1) << "who leads and bids first, not the dealer";
  }
}

TEST(Seat, GoesRoundTheTable) {
  const Seat second = Seat::from_number(2);
  EXPECT_EQ(second.left(0, 4), second);
  EXPECT_EQ(second.left(2, 4).number(), 4);
  EXPECT_EQ(second.left(3, 4).number(), 1);
  EXPECT_EQ(second.left(9, 4).number(), 3);
}

}  // namespace
}  // namespace wizbid
