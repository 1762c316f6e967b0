// The one-card round where the bids may not add up to 1, against every deal.
#include <gtest/gtest.h>

#include <cmath>

#include "cards/notation.h"
#include "odds/one_card.h"
#include "oracle/brute_one_card.h"

namespace wizbid {
namespace {

using Heard = std::vector<std::optional<int>>;

Question asked(const char* rules, int seat, const char* hand, const Heard& bids, double noise) {
  SituationDescription said;
  said.rules = *find_rule_set(rules);
  said.players = 3;
  said.seat = seat;
  said.hand = *parse_hand(hand);
  said.turn_up_said = true;
  said.turn_up = *parse_card("8H");
  said.bids = bids;
  return {*check_situation(said), {find_player("points"), find_player("points")}, noise};
}

TEST(OneCardSumRule, AgreesWithEveryDeal) {
  for (const double noise : {0.0, 0.5, 2.0}) {
    oracle::BruteOneCard brute(3, *parse_card("8H"), Suit::hearts);
    brute.apply_sum_rule();
    for (const char* hand : {"JC", "3H", "W", "J"}) {
      const Card mine = *parse_card(hand);
      for (const Heard& bids : {Heard{0, 0, 0}, {0, 1, 1}, {1, 0, 1}, {1, 1, 0}, {1, 1, 1}}) {
        for (int seat : {1, 2}) {
          const Answer answer = one_card_odds(asked("plus-minus-one", seat, hand, bids, noise));
          const double win = brute.win_chance(Seat::from_number(seat), mine, bids, noise);
          EXPECT_NEAR(answer.bids.front().tricks[1], win, 1e-12)
              << hand << " seat " << seat << " noise " << noise;
        }
      }
    }
  }
}

// The last bidder after three bids of 0, who holds a Wizard and may not say 1.
TEST(OneCardSumRule, CostsTheWizardOfTheLastBidderTwentyNineAndAHalfPoints) {
  SituationDescription said;
  said.rules = *find_rule_set("plus-minus-one");
  said.players = 4;
  said.seat = 4;
  said.hand = *parse_hand("W");
  said.turn_up_said = true;
  said.turn_up = *parse_card("8H");
  said.bids = Heard{0, 0, 0};
  const Answer answer = one_card_odds(
      {*check_situation(said), {find_player("points"), find_player("points")}, INFINITY});
  // Nobody before me holds one of the other three Wizards among 58 cards.
  const double win = 55.0 / 58 * 54 / 57 * 53 / 56;
  EXPECT_TRUE(answer.bids[0].legal);
  EXPECT_FALSE(answer.bids[1].legal);
  EXPECT_NEAR(answer.bids[1].expected_score, 40 * win - 10, 1e-12);
  EXPECT_NEAR(answer.bids[0].expected_score, 20 - 30 * win, 1e-12);
  EXPECT_NEAR(answer.bids[1].expected_score - answer.bids[0].expected_score, 29.5, 0.05);
  EXPECT_EQ(answer.bids[0].best_chance, 1);
}

TEST(OneCardSumRule, HiddenBidsAreReadAsIfNobodyHadHeardAny) {
  const double noise = 1;
  oracle::BruteOneCard first(3, *parse_card("8H"), Suit::hearts);
  const Answer answer = one_card_odds(asked("hidden-bid", 1, "JC", {1, 1, std::nullopt}, noise));
  const double win = first.win_chance(Seat::from_number(1), *parse_card("JC"),
                                      {std::nullopt, 1, std::nullopt}, noise);
  EXPECT_NEAR(answer.bids.front().tricks[1], win, 1e-12);
}

}  // namespace
}  // namespace wizbid
