// Whether what the network says about making a bid happens as often as it says.
#pragma once

#include <array>
#include <cstdint>

#include "training/self_play.h"

namespace wizbid {

// Bids whose chance to be made was said to lie in one tenth (0 to 10%, 10 to 20%, ...).
struct Tenth {
  long bids = 0;
  double said = 0;  // the sum of the chances
  long made = 0;
};
using Reliability = std::array<Tenth, 10>;

// What `self` says of its own bids at tables with `others`, over `rounds` rounds of each size with
// this many players, in each seat in turn. Must hold: self.network is not null.
Reliability reliability(const SeatPlan& self, const SeatPlan& others, int players, int rounds,
                        std::uint64_t seed);

}  // namespace wizbid
