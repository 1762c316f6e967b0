// The one-card round by the rules of houses, against every deal.
#include <gtest/gtest.h>

#include <cmath>

#include "cards/notation.h"
#include "odds/one_card.h"
#include "oracle/brute_one_card.h"
#include "rules/round_rules.h"
#include "rules/rule_settings.h"

namespace wizbid {
namespace {

using HouseBids = std::vector<std::optional<int>>;

struct HouseRound {
  const char* rules;
  const char* turn_up;
  int seat = 1;
  HouseBids bids;
  const char* trump = nullptr;  // named: a suit, or "none"
  std::optional<bool> sole_leader = std::nullopt;
};

RuleSet house_rules(const std::string& names) {
  std::vector<RulesPart> parts;
  for (const std::string& name : rule_parts(names))
    parts.push_back(*named_part(name));
  return combined(parts)->rules;
}

SituationDescription described(const HouseRound& round, const char* hand) {
  SituationDescription said;
  said.rules = house_rules(round.rules);
  said.players = 3;
  said.seat = round.seat;
  said.hand = *parse_hand(hand);
  said.turn_up_said = true;
  said.turn_up = *parse_card(round.turn_up);
  said.bids = round.bids;
  said.sole_leader = round.sole_leader;
  if (round.trump != nullptr) {
    said.trump_said = true;
    if (round.trump != std::string("none"))
      said.trump = *parse_suit(round.trump);
  }
  return said;
}

void expect_agreement_of(const HouseRound& round, oracle::BruteOneCard& brute) {
  for (const double noise : {0.0, 2.0}) {
    for (const char* hand : {"JC", "3H", "KH", "W", "J"}) {
      const auto situation = check_situation(described(round, hand));
      ASSERT_TRUE(situation) << situation.error().front().message;
      const Answer answer =
          one_card_odds({*situation, {find_player("points"), find_player("points")}, noise});
      const Card mine = situation->hand.lowest();
      const double win = brute.win_chance(situation->seat, mine, round.bids, noise);
      EXPECT_NEAR(answer.bids.front().tricks[1], win, 1e-12)
          << round.rules << ", " << hand << " in seat " << round.seat << ", noise " << noise;
    }
  }
}

// A Wizard is in hand or turned up as copy 0, the other one as copy 3.
const Card wizard_up = Card::wizard(3);
const Card jester_up = Card::jester(3);

TEST(OneCardVariants, TheDealerMayNameNone) {
  for (const char* trump : {"H", "none"}) {
    const Trump named = std::string(trump) == "none" ? Trump() : Trump(Suit::hearts);
    oracle::BruteOneCard brute(3, wizard_up, named);
    brute.trump_named_by(3, true);
    expect_agreement_of({"wizard-none-allowed", "W", 1, {}, trump}, brute);
    expect_agreement_of({"wizard-none-allowed", "W", 3, {1, 0}, trump}, brute);
    expect_agreement_of({"wizard-none-allowed", "W", 2, {1, 0, 1}, trump}, brute);
  }
}

TEST(OneCardVariants, ADealerWhoHasNotLookedTellsNothingByTheSuit) {
  oracle::BruteOneCard brute(3, wizard_up, Suit::hearts);
  brute.trump_named_by(0);
  expect_agreement_of({"wizard-blind", "W", 1, {}, "H"}, brute);
  expect_agreement_of({"wizard-blind", "W", 2, {0}, "H"}, brute);
}

TEST(OneCardVariants, AWizardTurnedUpMeansNoTrump) {
  oracle::BruteOneCard brute(3, wizard_up, std::nullopt);
  brute.trump_named_by(0);
  expect_agreement_of({"wizard-no-trump", "W", 3, {1, 0}}, brute);
}

TEST(OneCardVariants, ThePlayerLeftOfTheDealerNamesAfterAJester) {
  oracle::BruteOneCard brute(3, jester_up, Suit::hearts);
  brute.trump_named_by(1);
  expect_agreement_of({"jester-left-names", "J", 2, {std::nullopt}, "H"}, brute);
  expect_agreement_of({"jester-left-names", "J", 3, {1, 0}, "H"}, brute);
  expect_agreement_of({"jester-left-names", "J", 1, {}, "H"}, brute);
}

TEST(OneCardVariants, ABidOfZeroMadeScoresByTheRound) {
  for (const char* rules : {"zero-by-round", "zero-by-round,plus-minus-one"}) {
    Scoring scoring;
    scoring.made_zero = 10;
    oracle::BruteOneCard brute(3, *parse_card("8H"), Suit::hearts, scoring);
    if (rules != std::string("zero-by-round"))
      brute.apply_sum_rule();
    expect_agreement_of({rules, "8H", 3, {0, 1}}, brute);
    expect_agreement_of({rules, "8H", 1, {0, 1, 1}}, brute);
  }
}

// In the last round the Camelot edition gives a made zero 20 and 1 a card, from 5 cards on 25.
TEST(OneCardVariants, ZeroBonusesDependOnTheRound) {
  const auto zero = [](int players, int cards) {
    return rules_of_round(house_rules("camelot-zero"), players, cards, false).scoring.made_zero;
  };
  EXPECT_EQ(zero(4, 4), std::nullopt);
  EXPECT_EQ(zero(4, 5), 25);
  EXPECT_EQ(zero(4, 15), 35);
  EXPECT_EQ(zero(6, 10), 30);
}

TEST(OneCardVariants, TheLastBidderMayAlwaysSayZero) {
  oracle::BruteOneCard brute(3, *parse_card("8H"), Suit::hearts);
  brute.apply_sum_rule(true);
  expect_agreement_of({"dm-2014", "8H", 1, {0, 1, 0}}, brute);
  expect_agreement_of({"dm-2014", "8H", 2, {0, 0, 0}}, brute);
}

TEST(OneCardVariants, ADealerIsBoundIfHeAloneLeads) {
  oracle::BruteOneCard bound(3, *parse_card("8H"), Suit::hearts);
  bound.apply_sum_rule(true);
  oracle::BruteOneCard free(3, *parse_card("8H"), Suit::hearts);
  expect_agreement_of({"canadian-2007", "8H", 1, {0, 0, 0}, nullptr, true}, bound);
  expect_agreement_of({"canadian-2007", "8H", 1, {0, 0, 0}, nullptr, false}, free);
  const auto open = check_situation(described({"canadian-2007", "8H", 3, {0, 0}}, "W"));
  ASSERT_FALSE(open);
  EXPECT_NE(open.error().front().message.find("--sole-leader"), std::string::npos);
  const auto leads =
      check_situation(described({"canadian-2007", "8H", 3, {0, 0}, nullptr, true}, "W"));
  EXPECT_EQ(forbidden_bid(*leads), 1);
  const auto follows =
      check_situation(described({"canadian-2007", "8H", 3, {0, 0}, nullptr, false}, "W"));
  EXPECT_EQ(forbidden_bid(*follows), std::nullopt);
}

}  // namespace
}  // namespace wizbid
