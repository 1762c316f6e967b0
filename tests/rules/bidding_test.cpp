#include "rules/bidding.h"

#include <gtest/gtest.h>

#include <vector>

namespace wizbid {
namespace {

using Bids = std::vector<std::optional<Tricks>>;

std::optional<Tricks> forbidden(const char* rules, int players, int cards, int seat,
                                const Bids& bids) {
  return forbidden_bid(*find_rule_set(rules), players, cards, Seat::from_number(seat), bids);
}

TEST(Bid, IsAnyNumberOfTricksThatCanBeTaken) {
  for (int cards = 1; cards <= max_cards; ++cards) {
    EXPECT_FALSE(is_bid(cards, -1));
    for (Tricks bid = 0; bid <= cards; ++bid)
      EXPECT_TRUE(is_bid(cards, bid));
    EXPECT_FALSE(is_bid(cards, cards + 1));
  }
}

TEST(ForbiddenBid, ThereIsNoneByTheOfficialRules) {
  EXPECT_EQ(forbidden("official", 4, 1, 4, {0, 0, 0}), std::nullopt);
  EXPECT_EQ(forbidden("official", 3, 5, 3, {2, 1}), std::nullopt);
}

TEST(ForbiddenBid, IsWhatMakesTheBidsAddUpToTheTricks) {
  EXPECT_EQ(forbidden("plus-minus-one", 4, 1, 4, {0, 0, 0}), 1);
  EXPECT_EQ(forbidden("plus-minus-one", 4, 1, 4, {0, 1, 0}), 0);
  EXPECT_EQ(forbidden("plus-minus-one", 4, 1, 4, {0, 1, 1}), std::nullopt);
  EXPECT_EQ(forbidden("plus-minus-one", 3, 7, 3, {2, 3}), 2);
}

TEST(ForbiddenBid, BindsTheLastBidderOnly) {
  EXPECT_EQ(forbidden("plus-minus-one", 4, 3, 3, {0, 0}), std::nullopt);
}

TEST(ForbiddenBid, IsNotKnownToWhoHasNotHeardAllBids) {
  EXPECT_EQ(forbidden("plus-minus-one", 3, 3, 3, {0, std::nullopt}), std::nullopt);
}

TEST(ForbiddenBid, DependsOnTheRound) {
  EXPECT_EQ(forbidden("dm-2015", 3, 1, 3, {0, 0}), std::nullopt);
  EXPECT_EQ(forbidden("dm-2015", 3, 2, 3, {0, 0}), 2);
  EXPECT_EQ(forbidden("german-online", 3, 3, 3, {0, 0}), std::nullopt);
  EXPECT_EQ(forbidden("german-online", 3, 4, 3, {0, 0}), 4);
  EXPECT_EQ(forbidden("canadian-2020", 4, 14, 4, {3, 3, 3}), std::nullopt);
  EXPECT_EQ(forbidden("canadian-2020", 4, 15, 4, {3, 3, 3}), 6);
}

TEST(ForbiddenBid, IsNeverZeroWhereZeroIsAlwaysLegal) {
  EXPECT_EQ(forbidden("dm-2014", 3, 2, 3, {1, 1}), std::nullopt);
  EXPECT_EQ(forbidden("dm-2014", 3, 2, 3, {1, 0}), 1);
  EXPECT_EQ(forbidden("canadian-2020", 4, 15, 4, {5, 5, 5}), std::nullopt);
}

}  // namespace
}  // namespace wizbid
