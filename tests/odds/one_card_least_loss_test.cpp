#include "odds/one_card_least_loss.h"

#include <gtest/gtest.h>

namespace wizbid::one_card {
namespace {

// Seat 0 loses 0, 1/3 or 2; seat 1 loses 0, 1/3 or 1/3 and a bit that doubles can't see.
const Fraction a_bit(1, Integer(1) << 80);
const LossLists lists{{{Fraction(0), Fraction(1, 3), Fraction(2)},
                       {Fraction(0), Fraction(1, 3), Fraction(1, 3) + a_bit},
                       {Fraction(0)},
                       {Fraction(0)},
                       {Fraction(0)},
                       {Fraction(0)}}};

LeastLoss weight(std::int64_t ways, std::size_t seat, std::size_t place) {
  return LeastLoss(ways, lists, seat, place);
}

TEST(LeastLoss, OfASumOnlyTheLeastLossIsLeft) {
  LeastLoss sum = weight(5, 0, 2);
  sum += weight(3, 0, 1);
  sum += weight(7, 0, 2);
  EXPECT_EQ(sum.ways(), 3);
  EXPECT_EQ(compare_losses(sum, weight(1, 0, 1)), 0);
}

TEST(LeastLoss, EqualLossesAddTheirWays) {
  LeastLoss sum = weight(5, 0, 1);
  sum += weight(3, 1, 1);
  EXPECT_EQ(sum.ways(), 8);
}

TEST(LeastLoss, TellsLossesApartThatDoublesCant) {
  EXPECT_LT(compare_losses(weight(1, 0, 1), weight(1, 1, 2)), 0);
  EXPECT_GT(compare_losses(weight(1, 1, 2), weight(1, 1, 1)), 0);
  LeastLoss sum = weight(5, 1, 2);
  sum += weight(3, 0, 1);
  EXPECT_EQ(sum.ways(), 3);
}

TEST(LeastLoss, ProductsAddLossesAndMultiplyWays) {
  const LeastLoss product = weight(2, 0, 1) * weight(3, 1, 1);
  EXPECT_EQ(product.ways(), 6);
  EXPECT_GT(compare_losses(product, weight(1, 0, 1)), 0);
  EXPECT_LT(compare_losses(product, weight(1, 0, 2)), 0);
}

TEST(LeastLoss, ZeroIsNoWayAtAll) {
  LeastLoss sum;
  EXPECT_TRUE(sum.is_zero());
  sum += weight(4, 0, 2);
  EXPECT_EQ(sum.ways(), 4);
  sum += weight(0, 0, 0);
  EXPECT_EQ(sum.ways(), 4);
  EXPECT_TRUE((sum * weight(0, 1, 0)).is_zero());
}

TEST(LeastLoss, LossesCountFromTheLeastOfTheirSeat) {
  const LossLists bad_hands{
      {{Fraction(5), Fraction(6)}, {Fraction(1), Fraction(3)}, {}, {}, {}, {}}};
  LeastLoss sum(1, bad_hands, 0, 1);
  sum += LeastLoss(2, bad_hands, 1, 1);
  EXPECT_EQ(sum.ways(), 1);
}

}  // namespace
}  // namespace wizbid::one_card
