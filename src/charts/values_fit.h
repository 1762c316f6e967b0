// Fitting hand values to trained play, and what bidding by them costs.
#pragma once

#include <cstdint>
#include <vector>

#include "charts/hand_values.h"
#include "players/player.h"
#include "rules/rule_set.h"

namespace wizbid {

// A bidder's situation in a round that was drawn, and what the trained player says of each bid.
struct RatedCase {
  CardSet hand;
  Trump trump;
  ValueCase value;            // its counts for the scheme that was asked for
  std::vector<float> scores;  // expected, by bid
};

struct FitWish {
  RuleSet rules;
  int players = min_players;
  const Player* player = nullptr;  // never null: bids, plays, and is what the fit follows
  std::uint64_t seed = 1;
};

// Rounds of `cards` cards in which all bid and name trumps as the player does: one case for each
// seat of each deal.
std::vector<RatedCase> draw_cases(const FitWish& wish, ValueScheme scheme, int cards,
                                  std::uint64_t deals);

// What all cases together lose by the player's own scores when bids are made by a group.
struct FittedGroup {
  ValueGroup group;
  double loss = 0;
};

// The group with the values, first sums and additions that lose least on the cases: whole numbers,
// no value and no first sum below 0, each first sum larger than the one before. Walks downhill from
// several scales of values.
// Must hold: cases for every round of the group, counted by its scheme.
FittedGroup begin_fit(ValueGroup group, int players, const std::vector<RatedCase>& cases);

// The same on more cases, from a group that was fitted to few.
FittedGroup end_fit(const ValueGroup& group, int players, const std::vector<RatedCase>& cases);

// What it costs, points a round, to bid by a group's values in place of the player's own bid, all
// else alike: every seat of fresh deals in turn, played out with both bids where they differ.
struct ValueCost {
  int cards = 1;
  double cost = 0;
  double error = 0;      // standard error
  double agreement = 0;  // share of bids that are the same
  double made = 0;       // share of the bids by the values that were made
  std::uint64_t deals = 0;
  friend bool operator==(const ValueCost&, const ValueCost&) = default;
};
ValueCost cost_of_values(const FitWish& wish, const ValueGroup& group, int cards,
                         std::uint64_t deals);

}  // namespace wizbid
