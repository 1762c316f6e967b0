#include "rules/bidding.h"

#include <gtest/gtest.h>

namespace wizbid {
namespace {

TEST(LegalBid, IsAnyNumberOfTricksThatCanBeTaken) {
  for (int cards = 1; cards <= max_cards; ++cards) {
    EXPECT_FALSE(is_legal_bid(official_rules(), cards, -1));
    for (Tricks bid = 0; bid <= cards; ++bid)
      EXPECT_TRUE(is_legal_bid(official_rules(), cards, bid));
    EXPECT_FALSE(is_legal_bid(official_rules(), cards, cards + 1));
  }
}

}  // namespace
}  // namespace wizbid
