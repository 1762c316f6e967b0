#include "deals/classes_count.h"

#include <gtest/gtest.h>

#include "counting/binomial.h"
#include "oracle/situations.h"

namespace wizbid {
namespace {

using oracle::situation;

Integer classes(const Situation& about, CardSet cuts = {}) {
  return count_classes(about, find_gaps(about, cuts));
}

TEST(ClassCount, DealsAreAMultinomial) {
  const Situation three = situation({.players = 3, .hand = "JH KS"});
  EXPECT_EQ(count_deals(three), binomial(57, 2) * binomial(55, 2));
  const Situation six = situation({.players = 6, .hand = "JH KS 4C", .turn_up = "J"});
  EXPECT_EQ(count_deals(six), binomial(56, 3) * binomial(53, 3) * binomial(50, 3) *
                                  binomial(47, 3) * binomial(44, 3));
}

// By hand: a Jester of mine, three players, one card each, a Jester turned up: four plain suits
// alike, 4 Wizards, 2 Jesters. The two cards out are: two specials in 4 ways (WW, WJ, JW, JJ); one
// special and a suit card in 4; two cards of one suit in 2 orders; two of different suits in 2
// ways to say who has the first of two alike suits, which come to 1.
TEST(ClassCount, AnExampleByHand) {
  EXPECT_EQ(classes(situation({.players = 3, .hand = "J", .turn_up = "J"})), 4 + 4 + 2 + 1);
}

TEST(ClassCount, EveryRankTellingApartMakesClassesDeals) {
  // No Wizard, Jester or two alike suits to merge: a Wizard in every hand would be needed for it.
  const Situation about = situation({.players = 3, .hand = "2C 3D"});
  const Integer deals = count_deals(about);
  const Integer merged = classes(about, CardSet::full_deck());
  EXPECT_LT(merged, deals);
  // At most 4 * 4 like Wizards and Jesters a card, four cards out: merging saves less than that.
  EXPECT_GT(merged * 16, deals);
}

TEST(ClassCount, AlikeSuitsSaveUpToThreeFactorial) {
  const Situation alike = situation({.players = 4, .hand = "W W J", .turn_up = "7H"});
  const Situation mixed = situation({.players = 4, .hand = "2C 3D 4S", .turn_up = "7H"});
  EXPECT_LT(classes(alike) * 3, classes(mixed));
}

// All sixty cards are dealt: nothing to choose in a gap, still all orders of owners.
TEST(ClassCount, TheLastRoundHasNoUndealtCards) {
  const Situation last = situation({.players = 3,
                                    .hand = "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2D 3D 4D "
                                            "5D 6D 7D 8D",
                                    .turn_up = "none"});
  EXPECT_EQ(count_deals(last), binomial(40, 20));
  EXPECT_LT(classes(last), count_deals(last));
  EXPECT_GT(classes(last), count_deals(last) / 1000);
}

}  // namespace
}  // namespace wizbid
