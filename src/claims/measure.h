// Measures a yield by playing games. Internal to claims.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "claims/check.h"
#include "claims/claim.h"

namespace wizbid {

// What one game adds to a yield: the yield is the sum of the values over the sum of the counts.
struct Tally {
  std::int64_t value = 0;
  std::int64_t count = 0;
};

// A figure and its standard error; 0: exact.
struct Measured {
  double value = 0;
  double error = 0;
  std::int64_t count = 0;  // what the mean is taken over: rounds, games, cards
  bool complete = true;    // false: stopped, or nothing was counted
};

struct MeasuredPair {
  Measured first;
  Measured second;
  Measured difference;  // first - second, deal by deal
};

// Plays `games` games. Each is a set of deals of its own; in game g the first player sits g seats
// further on. The same whatever the number of threads.
Measured measure(const GamesArm& arm, std::uint64_t games, const CheckOptions& options,
                 Watcher& watcher);

// Both on the same deals. Must hold: the same players and cards.
MeasuredPair measure_pair(const GamesArm& first, const GamesArm& second, std::uint64_t games,
                          const CheckOptions& options, Watcher& watcher);

}  // namespace wizbid
