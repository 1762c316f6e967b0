#include "odds/enumerated.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "oracle/situations.h"
#include "oracle/slow_enumeration.h"

namespace wizbid {
namespace {

using oracle::situation;
using oracle::Told;

constexpr BidNoise deaf = std::numeric_limits<double>::infinity();

Question ask(const Told& told, std::string_view player, BidNoise noise = deaf) {
  return {situation(told), {find_player(player), find_player(player)}, noise};
}

Answer enumerated_odds(const Question& question, unsigned threads = 1) {
  NoWatcher nobody;
  return enumerate_odds(question, threads, nobody).value();
}

void expect_equal_to_the_last_digit(const Question& question) {
  const Answer answer = enumerated_odds(question);
  const auto slow = oracle::slow_enumeration(question);
  ASSERT_EQ(answer.bids.size(), slow.size());
  for (std::size_t i = 0; i < slow.size(); ++i) {
    const BidOdds& odds = answer.bids[i];
    EXPECT_EQ(odds.bid, slow[i].bid);
    ASSERT_TRUE(odds.make_fraction);
    EXPECT_EQ(*odds.make_fraction, slow[i].exact_chance(odds.bid));
    for (std::size_t t = 0; t < odds.tricks.size(); ++t)
      EXPECT_DOUBLE_EQ(odds.tricks[t], slow[i].chance(static_cast<Tricks>(t)));
  }
}

void expect_close(const Question& question) {
  const Answer answer = enumerated_odds(question);
  const auto slow = oracle::slow_enumeration(question);
  ASSERT_EQ(answer.bids.size(), slow.size());
  for (std::size_t i = 0; i < slow.size(); ++i) {
    EXPECT_FALSE(answer.bids[i].make_fraction);
    for (std::size_t t = 0; t < answer.bids[i].tricks.size(); ++t)
      EXPECT_NEAR(answer.bids[i].tricks[t], slow[i].chance(static_cast<Tricks>(t)), 1e-12);
  }
}

TEST(Enumerated, TheReferenceHandToTwelveDigits) {
  const Answer answer = enumerated_odds(ask({.seat = 1, .hand = "JH KS"}, "random"));
  EXPECT_EQ(answer.how, How::enumerated);
  EXPECT_EQ(answer.deals, 2370060);
  ASSERT_EQ(answer.bids.size(), 3u);
  for (const BidOdds& odds : answer.bids) {
    EXPECT_NEAR(odds.tricks[0], 0.170266364565, 5e-13);
    EXPECT_NEAR(odds.tricks[1], 0.364453431559, 5e-13);
    EXPECT_NEAR(odds.tricks[2], 0.465280203877, 5e-13);
  }
}

TEST(Enumerated, OneCardEachEqualsDealByDeal) {
  for (std::string_view player : {"random", "greedy"})
    for (std::string_view hand : {"JC", "9H", "W", "J"})
      for (int seat : {1, 2, 3})
        expect_equal_to_the_last_digit(ask({.seat = seat, .hand = hand, .turn_up = "8H"}, player));
}

TEST(Enumerated, FourPlayersOneCardEqualsDealByDeal) {
  expect_equal_to_the_last_digit(
      ask({.players = 4, .seat = 3, .hand = "QS", .turn_up = "J"}, "random"));
  expect_equal_to_the_last_digit(
      ask({.players = 4, .seat = 2, .hand = "10D", .turn_up = "2D"}, "greedy"));
}

// Two cards each: 2.4 million deals one by one. SlowEnumerated has many more of these.
TEST(Enumerated, TwoCardsEqualDealByDeal) {
  expect_equal_to_the_last_digit(ask({.seat = 2, .hand = "AH W"}, "random"));
}

TEST(Enumerated, BidsHeardAreEvidence) {
  for (BidNoise noise : {0.5, 2.0})
    for (std::vector<int> bids : {std::vector{1, 0}, {0, -1}, {1, 1}})
      expect_close(ask({.seat = 3, .hand = "QC", .turn_up = "8H", .bids = bids}, "greedy", noise));
}

TEST(Enumerated, TheDealersTrumpIsEvidence) {
  for (std::vector<int> bids : {std::vector<int>{}, {1}}) {
    const Told told{.seat = 2, .hand = "QC", .turn_up = "W", .trump = "S", .bids = bids};
    expect_close(ask(told, "greedy", 2));
    expect_equal_to_the_last_digit(ask(told, "greedy", 0));
  }
}

TEST(Enumerated, WithoutNoiseOnlyTheBestBidsCount) {
  for (std::vector<int> bids : {std::vector{1, 0}, {0, -1}, {1, 1}})
    expect_equal_to_the_last_digit(
        ask({.seat = 3, .hand = "QC", .turn_up = "8H", .bids = bids}, "greedy", 0));
}

TEST(Enumerated, AfterTheAuctionAllBidsCountAndMineIsAnswered) {
  const Told told{.seat = 2, .hand = "QC", .turn_up = "8H", .bids = {0, 1, 1}};
  expect_close(ask(told, "greedy", 2));
  expect_equal_to_the_last_digit(ask(told, "greedy", 0));
  const Answer answer = enumerated_odds(ask(told, "greedy", 2));
  ASSERT_EQ(answer.bids.size(), 1u);
  EXPECT_EQ(answer.bids[0].bid, 1);
}

TEST(Enumerated, WhatRandomPlayersBidMeansNothing) {
  const Told silent{.seat = 3, .hand = "JH KS"};
  Told told = silent;
  told.bids = {2, 0};
  const Answer before = enumerated_odds(ask(silent, "random", 2));
  const Answer after = enumerated_odds(ask(told, "random", 2));
  for (std::size_t i = 0; i < before.bids.size(); ++i)
    EXPECT_EQ(before.bids[i].make_fraction, after.bids[i].make_fraction);
}

TEST(Enumerated, ThreadsChangeNothing) {
  const Question question =
      ask({.seat = 2, .hand = "QC 9H", .turn_up = "8H", .bids = {1}}, "greedy", 2);
  const Answer one = enumerated_odds(question, 1);
  const Answer three = enumerated_odds(question, 3);
  for (std::size_t i = 0; i < one.bids.size(); ++i)
    EXPECT_EQ(one.bids[i].tricks, three.bids[i].tricks);
}

class StopsAfter final : public Watcher {
 public:
  explicit StopsAfter(int looks) : looks_(looks) {}
  bool go_on(const Progress& progress) override {
    shares_.push_back(progress.done);
    return --looks_ > 0;
  }
  const std::vector<double>& shares() const { return shares_; }

 private:
  int looks_;
  std::vector<double> shares_;
};

TEST(Enumerated, StoppedHasNoAnswer) {
  StopsAfter second_look(2);
  EXPECT_FALSE(enumerate_odds(ask({.hand = "JH KS 4C"}, "random"), 2, second_look));
  EXPECT_EQ(second_look.shares().size(), 2u);
}

TEST(Enumerated, ProgressRunsFromZeroToOne) {
  StopsAfter never(1000000);
  ASSERT_TRUE(enumerate_odds(ask({.hand = "JH KS"}, "greedy"), 1, never));
  ASSERT_GT(never.shares().size(), 3u);
  EXPECT_LT(never.shares().front(), 0.3);
  EXPECT_TRUE(std::is_sorted(never.shares().begin(), never.shares().end()));
  EXPECT_DOUBLE_EQ(never.shares().back(), 1);
}

TEST(Enumerated, ChancesAddUpToOneAndScoresFollowFromThem) {
  const Answer answer = enumerated_odds(ask({.hand = "QS AH"}, "greedy"));
  int best = 0;
  for (const BidOdds& odds : answer.bids) {
    double sum = 0;
    double expected = 0;
    for (int t = 0; t <= 2; ++t) {
      sum += odds.tricks[static_cast<std::size_t>(t)];
      expected += odds.tricks[static_cast<std::size_t>(t)] *
                  (t == odds.bid ? 20 + 10 * t : -10 * std::abs(t - odds.bid));
    }
    EXPECT_NEAR(sum, 1, 1e-15);
    EXPECT_NEAR(odds.expected_score, expected, 1e-12);
    EXPECT_EQ(odds.make, odds.tricks[static_cast<std::size_t>(odds.bid)]);
    EXPECT_EQ(odds.make_error, 0);
    best += odds.best_chance == 1 ? 1 : 0;
  }
  EXPECT_EQ(best, 1);
}

// The last round: there are far too many deals to hold their sum.
TEST(Enumerated, KnowsWhatItCannotHold) {
  EXPECT_TRUE(can_enumerate(ask({.hand = "JH KS"}, "greedy")));
  EXPECT_FALSE(can_enumerate(
      ask({.players = 6, .hand = "2C 3C 4C 5C 6C 7C 8C 9C 10C JC", .turn_up = "none"}, "random")));
}

}  // namespace
}  // namespace wizbid
