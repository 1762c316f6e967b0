#include "counting/piles.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "counting/binomial.h"

namespace wizbid {
namespace {

// Every way to give each single thing to a hand or to nobody, checked one by one.
Integer count_one_by_one(const PileDeal& deal, const HandTest& passes) {
  std::vector<std::size_t> pile_of;
  for (std::size_t pile = 0; pile < deal.piles.size(); ++pile)
    pile_of.insert(pile_of.end(), std::size_t(deal.piles[pile]), pile);
  std::vector<std::vector<int>> held(std::size_t(deal.hands), std::vector<int>(deal.piles.size()));
  Integer count = 0;
  const std::function<void(std::size_t)> give = [&](std::size_t thing) {
    if (thing == pile_of.size()) {
      count += std::all_of(held.begin(), held.end(), [&](const std::vector<int>& hand) {
        int size = 0;
        for (int number : hand)
          size += number;
        return size == deal.hand_size && passes(hand);
      });
      return;
    }
    give(thing + 1);
    for (auto& hand : held) {
      ++hand[pile_of[thing]];
      give(thing + 1);
      --hand[pile_of[thing]];
    }
  };
  give(0);
  return count;
}

const HandTest anything = [](std::span<const int>) { return true; };

TEST(PileDeal, AllDealsAreTheMultinomial) {
  EXPECT_EQ(count_deals({{5, 3}, 2, 3}), 8 * 7 * 6 / 6 * 10);  // 8! / (3! 3! 2!) = 560
  EXPECT_EQ(count_deals({{4, 4, 52}, 1, 5}), binomial(60, 5));
  EXPECT_EQ(count_deals({{4}, 0, 3}), 1);
}

TEST(PileDeal, WithoutATestEveryDealCounts) {
  for (const PileDeal& deal :
       {PileDeal{{5, 3}, 2, 3}, PileDeal{{4, 13, 13, 10}, 2, 20}, PileDeal{{4, 9, 37}, 5, 10},
        PileDeal{{20, 20, 20}, 12, 5}, PileDeal{{7}, 3, 2}, PileDeal{{0, 6, 0}, 2, 3}})
    EXPECT_EQ(count_deals_where(deal, anything), count_deals(deal));
}

TEST(PileDeal, NoHandNoTest) {
  EXPECT_EQ(count_deals_where({{3, 2}, 0, 2}, [](auto) { return false; }), 1);
}

TEST(PileDeal, OneHandIsTheHypergeometricDistribution) {
  for (int wanted = 0; wanted <= 5; ++wanted)
    EXPECT_EQ(count_deals_where({{4, 48}, 1, 5}, [&](auto held) { return held[0] == wanted; }),
              binomial(4, wanted) * binomial(48, 5 - wanted));
}

TEST(PileDeal, AgreesWithDealingOneByOne) {
  const std::vector<PileDeal> deals{{{2, 3, 4}, 2, 3},
                                    {{1, 1, 6}, 3, 2},
                                    {{3, 3, 3}, 3, 3},
                                    {{4, 2, 1, 1}, 2, 4},
                                    {{2, 6}, 3, 1}};
  const std::vector<HandTest> tests{
      [](auto held) { return held[0] == 0; }, [](auto held) { return held[0] >= 1; },
      [](auto held) { return held[0] > 0 || held[1] == 0; },
      [](auto held) { return held[0] + held[1] <= 1 && held.back() > 0; },
      [](auto held) { return (held[0] + held[1]) % 2 == 0; }};
  for (const PileDeal& deal : deals)
    for (const HandTest& test : tests)
      EXPECT_EQ(count_deals_where(deal, test), count_one_by_one(deal, test));
}

TEST(PileDeal, NumbersPast128BitsAreCounted) {
  // 12 hands of 5 out of 60, each with exactly one of the first 12 things: 12! * 48! / 4!^12 ways.
  const PileDeal deal{{12, 48}, 12, 5};
  Integer expected = 1;
  for (int left = 12; left > 0; --left)
    expected *= left * binomial(4 * left, 4);
  EXPECT_EQ(count_deals_where(deal, [](auto held) { return held[0] == 1; }), expected);
  EXPECT_GT(msb(count_deals(deal)), 128u);
}

TEST(PileDeal, StepsGrowWithTheNumberOfPiles) {
  EXPECT_LT(deal_counting_steps({{4, 48}, 5, 10}), 1e5);
  EXPECT_GT(deal_counting_steps({std::vector<int>(13, 4), 5, 10}), 1e12);
}

}  // namespace
}  // namespace wizbid
