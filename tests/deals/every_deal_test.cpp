#include "deals/every_deal.h"

#include <gtest/gtest.h>

#include <set>

#include "deals/classes_count.h"
#include "oracle/situations.h"

namespace wizbid {
namespace {

using oracle::situation;

// A deal as something that can be sorted.
std::vector<std::uint64_t> cards_of(const Deal& deal) {
  std::vector<std::uint64_t> words;
  for (CardSet hand : deal.hands)
    words.push_back(hand.bits());
  return words;
}

// I hold different ranks in the three plain suits, so no two are alike; all that is left to merge
// is which Wizards and Jesters are held.
TEST(EveryDeal, IsEveryDealButForLikeWizardsAndJesters) {
  const Situation about = situation({.players = 3, .hand = "2C 3D"});
  std::set<std::vector<std::uint64_t>> seen;
  std::uint64_t single_deals = 0;
  std::uint64_t deals = 0;
  const DealClasses classes = every_deal(about);
  for (std::size_t piece = 0; piece < classes.pieces(); ++piece) {
    classes.walk(piece, [&](const DealClass& one) {
      EXPECT_TRUE(seen.insert(cards_of(one.deal)).second);
      deals += one.deals;
      CardSet held;
      for (CardSet hand : one.deal.hands)
        held |= hand;
      const bool special = !(held & (CardSet::wizards() | CardSet::jesters())).empty();
      single_deals += special ? 0U : 1U;
      EXPECT_TRUE(special || one.deals == 1);
      return true;
    });
  }
  EXPECT_EQ(deals, count_deals(about));
  // 49 suit cards are unseen: C(49,2) * C(47,2) deals have no Wizard or Jester in them.
  EXPECT_EQ(single_deals, 1176u * 1081u);
}

TEST(EveryDeal, BatchesHoldTheSameDealsInTheSameOrder) {
  const Situation about = situation({.players = 3, .hand = "JC"});
  const DealClasses classes = every_deal(about);
  for (std::size_t batch : {std::size_t{1}, std::size_t{7}, std::size_t{100000}}) {
    for (std::size_t piece = 0; piece < classes.pieces(); ++piece) {
      std::vector<std::vector<std::uint64_t>> one_by_one;
      classes.walk(piece, [&](const DealClass& one) {
        one_by_one.push_back(cards_of(one.deal));
        return true;
      });
      std::vector<std::vector<std::uint64_t>> batched;
      EXPECT_TRUE(walk_in_batches(classes, piece, batch, [&](std::span<const DealClass> some) {
        EXPECT_LE(some.size(), batch);
        for (const DealClass& one : some)
          batched.push_back(cards_of(one.deal));
        return true;
      }));
      EXPECT_EQ(batched, one_by_one);
    }
  }
}

TEST(EveryDeal, StopsAfterTheBatchThatSaysSo) {
  const DealClasses classes = every_deal(situation({.players = 3, .hand = "JC"}));
  int batches = 0;
  EXPECT_FALSE(walk_in_batches(classes, classes.pieces() - 1, 1, [&](std::span<const DealClass>) {
    ++batches;
    return false;
  }));
  EXPECT_EQ(batches, 1);
}

}  // namespace
}  // namespace wizbid
