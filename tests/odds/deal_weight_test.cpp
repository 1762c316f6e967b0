#include "odds/deal_weight.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "cards/notation.h"
#include "deals/draw.h"
#include "odds/bid_evidence.h"

namespace wizbid {
namespace {

using Heard = std::vector<std::optional<int>>;

Question question(const char* hand, int seat, const char* turn_up, const Heard& bids,
                  const char* others = "greedy", Trump named = std::nullopt) {
  SituationDescription said;
  said.players = 4;
  said.seat = seat;
  said.hand = *parse_hand(hand);
  said.turn_up_said = true;
  said.turn_up = *parse_card(turn_up);
  said.trump_said = named.has_value();
  said.trump = named;
  said.bids = bids;
  return {*check_situation(said), {find_player("greedy"), find_player(others)}, 2};
}

Deal some_deal(const Question& asked, std::uint64_t index = 0) {
  Random random(1, Purpose::deals, index);
  return DealDrawer(asked.situation).draw(random);
}

// How likely a greedy player with this hand bids so.
double bid_chance(const Question& asked, const Deal& deal, int seat_number, std::size_t bid) {
  PublicRound table;
  table.scoring = &asked.situation.rules.scoring;
  table.players = asked.situation.players;
  table.cards = asked.situation.cards;
  table.trump = asked.situation.trump;
  std::vector<Points> scores(static_cast<std::size_t>(table.cards + 1));
  const Seat seat = Seat::from_number(seat_number);
  find_player("greedy")->rate_bids({table, seat, deal[seat]}, scores);
  return choice_chance(scores, bid, asked.bid_noise);
}

TEST(DealWeigher, MultipliesTheChancesOfTheBidsHeard) {
  const Question asked = question("AH 2C 3S", 3, "7H", {1, 2});
  const DealWeigher weigher(asked);
  EXPECT_FALSE(weigher.all_alike());
  for (std::uint64_t i = 0; i < 20; ++i) {
    const Deal deal = some_deal(asked, i);
    const double expected = bid_chance(asked, deal, 1, 1) * bid_chance(asked, deal, 2, 2);
    EXPECT_NEAR(weigher.likelihood(deal).to_double() / expected, 1, 1e-12);
  }
}

TEST(DealWeigher, ABidThatWasNotHeardSaysNothing) {
  const Question asked = question("AH 2C 3S", 3, "7H", {std::nullopt, 2});
  const Deal deal = some_deal(asked);
  EXPECT_NEAR(DealWeigher(asked).likelihood(deal).to_double() / bid_chance(asked, deal, 2, 2), 1,
              1e-12);
}

TEST(DealWeigher, OnceTheAuctionIsOverLaterBidsCountAndMineDoesNot) {
  const Question asked = question("AH 2C 3S", 2, "7H", {1, 3, 0, 2});
  const Deal deal = some_deal(asked);
  const double expected =
      bid_chance(asked, deal, 1, 1) * bid_chance(asked, deal, 3, 0) * bid_chance(asked, deal, 4, 2);
  EXPECT_NEAR(DealWeigher(asked).likelihood(deal).to_double() / expected, 1, 1e-12);
}

TEST(DealWeigher, TheTrumpThatTheDealerNamedCounts) {
  const Question asked = question("AH 2C 3S", 1, "W", {}, "greedy", Suit::spades);
  const DealWeigher weigher(asked);
  EXPECT_FALSE(weigher.all_alike());
  const Seat dealer = Seat::from_number(4);
  PublicRound table;
  table.scoring = &asked.situation.rules.scoring;
  table.players = 4;
  table.cards = 3;
  for (std::uint64_t i = 0; i < 20; ++i) {
    const Deal deal = some_deal(asked, i);
    const auto ratings = find_player("greedy")->rate_trumps({table, dealer, deal[dealer]});
    const double expected = choice_chance(ratings, 3, asked.bid_noise);
    EXPECT_NEAR(weigher.likelihood(deal).to_double() / expected, 1, 1e-12);
  }
}

TEST(DealWeigher, TheTrumpThatINamedMyselfSaysNothing) {
  EXPECT_TRUE(
      DealWeigher(question("AH 2C 3S", 4, "W", Heard(3), "greedy", Suit::spades)).all_alike());
}

TEST(DealWeigher, HearsNothingWhereNothingCanBeInferred) {
  EXPECT_TRUE(DealWeigher(question("AH 2C 3S", 1, "7H", {})).all_alike());
  EXPECT_TRUE(DealWeigher(question("AH 2C 3S", 3, "7H", Heard(2))).all_alike());
  EXPECT_TRUE(DealWeigher(question("AH 2C 3S", 3, "7H", {1, 2}, "random")).all_alike());
  EXPECT_TRUE(DealWeigher(question("AH 2C 3S", 1, "W", {}, "random", Suit::spades)).all_alike());
  Question deaf = question("AH 2C 3S", 3, "7H", {1, 2});
  deaf.bid_noise = std::numeric_limits<double>::infinity();
  EXPECT_TRUE(DealWeigher(deaf).all_alike());
}

TEST(WeightScale, RoundsToWholeWeightsBetweenOneAndTheLargest) {
  const WeightScale scale(WideReal(0.25));
  EXPECT_EQ(scale.weigh(WideReal(0.25)), Weight{1} << 28);
  EXPECT_EQ(scale.weigh(WideReal(0.125)), Weight{1} << 27);
  EXPECT_EQ(scale.weigh(WideReal(0.25 * 0x1p-28 * 7.4)), 7U);
  EXPECT_EQ(scale.weigh(WideReal(0.25 * 0x1p-28 * 7.6)), 8U);
  EXPECT_EQ(scale.weigh(WideReal(1, -5000)), 1U);
  EXPECT_EQ(scale.weigh(WideReal(0)), 1U);
  EXPECT_EQ(scale.weigh(WideReal(1, 5000)), largest_weight);
}

// Likelihoods far below a double's range still compare.
TEST(WeightScale, ComparesTheUnlikelyWithTheUnlikely) {
  const WeightScale scale(WideReal(1, -9000));
  EXPECT_EQ(scale.weigh(WideReal(1, -9001)), Weight{1} << 27);
}

}  // namespace
}  // namespace wizbid
