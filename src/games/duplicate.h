// One set of games on the same deals: what the statistics count as one.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/game.h"

namespace wizbid {

// What is counted of each place of the line-up.
enum class Measure : std::uint8_t {
  score,         // points
  made,          // bids
  bid,           // tricks
  taken,         // tricks
  table_points,  // of the game, counted with its last round: places below it less places above
};
inline constexpr std::size_t measures = 5;

// A whole number for each place; 0 beyond the players.
using ByPlace = std::array<std::int64_t, max_players>;

// The sums of all measures over some rounds.
struct SetSums {
  std::array<ByPlace, measures> sums{};
  ByPlace& operator[](Measure measure) { return sums[static_cast<std::size_t>(measure)]; }
  const ByPlace& operator[](Measure measure) const {
    return sums[static_cast<std::size_t>(measure)];
  }
};

// Plays game number `game` in all rotations of the contest (one, or as many as players). For each
// round of the contest the sums over the rotations.
std::vector<SetSums> play_set(const Contest& contest, std::uint64_t game);

}  // namespace wizbid
