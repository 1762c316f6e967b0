// Millions of deals one by one against classes of deals, equal to the last digit of the fraction.
// The slow side knows no classes, no symmetry and no memory: oracle/slow_enumeration.h.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "odds/enumerated.h"
#include "oracle/situations.h"
#include "oracle/slow_enumeration.h"

namespace wizbid {
namespace {

using oracle::Told;

class SlowEnumerated : public testing::TestWithParam<Told> {
 protected:
  // Three players, two cards: 2,370,060 deals from every seat.
  void expect_equal_in_every_seat(std::string_view player) {
    Told told = GetParam();
    for (told.seat = 1; told.seat <= 3; ++told.seat)
      expect_equal(told, player);
  }

  // In one seat a hand, a different one from hand to hand; in every seat if the environment has
  // WIZBID_EVERY_SEAT, which takes three times as long.
  void expect_equal_in_a_seat(std::string_view player) {
    if (std::getenv("WIZBID_EVERY_SEAT") != nullptr)
      return expect_equal_in_every_seat(player);
    Told told = GetParam();
    told.seat = 1 + static_cast<int>(std::string_view(told.hand).size() % 3);
    expect_equal(told, player);
  }

 private:
  void expect_equal(const Told& told, std::string_view player) {
    const auto model = find_player(player);
    const Question question{
        oracle::situation(told), {model, model}, std::numeric_limits<BidNoise>::infinity()};
    NoWatcher nobody;
    const Answer answer = enumerate_odds(question, 1, nobody).value();
    const auto slow = oracle::slow_enumeration(question);
    ASSERT_EQ(answer.deals, 2370060);
    ASSERT_EQ(answer.bids.size(), 3U);
    ASSERT_EQ(slow.size(), 3U);
    for (std::size_t i = 0; i < slow.size(); ++i) {
      EXPECT_EQ(answer.bids[i].make_fraction, slow[i].exact_chance(slow[i].bid))
          << "seat " << told.seat << ", bid " << i;
      for (std::size_t t = 0; t <= 2; ++t)
        EXPECT_DOUBLE_EQ(answer.bids[i].tricks[t], slow[i].chance(static_cast<Tricks>(t)))
            << "seat " << told.seat << ", bid " << i << ", tricks " << t;
    }
  }
};

TEST_P(SlowEnumerated, RandomEqualsDealByDeal) {
  expect_equal_in_every_seat("random");
}

class SlowEnumeratedGreedy : public SlowEnumerated {};

TEST_P(SlowEnumeratedGreedy, GreedyEqualsDealByDeal) {
  expect_equal_in_a_seat("greedy");
}

// With and without Wizards and Jesters, in one suit, in trump and in suits alike; turned up: a
// suit card, a Jester (no trump), a Wizard (the dealer has named a trump).
const auto dozen = testing::Values(
    Told{.hand = "JH KS"}, Told{.hand = "AH W"}, Told{.hand = "W W"},
    Told{.hand = "W J", .turn_up = "2S"}, Told{.hand = "J J"},
    Told{.hand = "2C 3C", .turn_up = "J"}, Told{.hand = "AC AD", .turn_up = "J"},
    Told{.hand = "KD W", .turn_up = "J"}, Told{.hand = "10D QH", .turn_up = "W", .trump = "H"},
    Told{.hand = "W 5C", .turn_up = "W", .trump = "S"},
    Told{.hand = "J 9S", .turn_up = "W", .trump = "C"}, Told{.hand = "6H 8H"});

// "JH_KS_7H", as names of tests allow.
std::string name_of(const testing::TestParamInfo<Told>& info) {
  std::string name(info.param.hand);
  name.append(" ").append(info.param.turn_up).append(info.param.trump);
  std::ranges::replace(name, ' ', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Hands, SlowEnumerated, dozen, name_of);
INSTANTIATE_TEST_SUITE_P(Hands, SlowEnumeratedGreedy, dozen, name_of);

}  // namespace
}  // namespace wizbid
