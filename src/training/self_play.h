// Rounds that the learning network plays, against itself and others, and what it learns from them.
#pragma once

#include <array>
#include <vector>

#include "players/player.h"
#include "training/gradient.h"

namespace wizbid {

enum class Heard : std::uint8_t {
  aloud,   // bids as official
  hidden,  // others' bids are known in the play, not in the auction
  secret   // others' bids are never known
};

struct SeatPlan {
  // What plays there: a network if it is not null, else a player.
  const Network* network = nullptr;
  const Player* player = nullptr;
  Objective objective = Objective::points;
  bool learns = false;
  // The share of its decisions that are drawn from all legal choices alike.
  double bid_exploration = 0;
  double card_exploration = 0;
  double trump_exploration = 0;
};

struct TablePlan {
  int players = min_players;
  int cards = 1;
  Heard heard = Heard::aloud;
  bool sum_rule = false;  // the last bidder may not make the bids add up to the tricks
  std::array<SeatPlan, max_players> seats;
};

struct RoundResult {
  std::array<int, max_players> scores{};  // official
  std::array<int, max_players> bids{};
  std::array<int, max_players> taken{};
  std::array<bool, max_players> made{};
};

// Deals and plays one round. Two or more legal choices make a decision; one does not. Adds to
// `lessons`, of the seats that learn, each decision since the seat last explored, that one
// included.
RoundResult play_round(const TablePlan& plan, Random& random, std::vector<Lesson>& lessons);

// The tables that training mixes. All pointers outlive the plan.
struct Company {
  const Network* learner = nullptr;
  const Network* older = nullptr;  // the learner as it was
  const Player* random = nullptr;
  const Player* greedy = nullptr;
};

// Shares and exploration; `progress` runs from 0 to 1 over the training.
TablePlan draw_table(const Company& company, double progress, Random& random);

}  // namespace wizbid
