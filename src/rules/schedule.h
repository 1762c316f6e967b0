// The rounds of a game.
#pragma once

#include <vector>

#include "rules/rule_set.h"

namespace wizbid {

// The number of cards each player holds in the last round: 20, 15, 12, 10 for 3..6 players.
constexpr int last_round(int players) {
  return Card::deck_size / players;
}

// Whether all 60 cards are dealt, so that nothing is turned up. For every player count of Wizard
// this is the last round.
constexpr bool is_last_round(int players, int cards) {
  return players * cards == Card::deck_size;
}

// The rounds of a game in the order they are played, each by its number of cards: 1, 2, .., 20 by
// the official rules with three players.
std::vector<int> rounds(const RuleSet& rules, int players);

// The number of cards in the last of them.
int final_round(const RuleSet& rules, int players);

bool has_round(const RuleSet& rules, int players, int cards);

}  // namespace wizbid
