// From the network that is trained to the small integers that are shipped, and back.
#pragma once

#include "players/weights.h"
#include "training/network.h"

namespace wizbid {

// Each weight rounded to the nearest integer of its scale; what does not fit is cut.
Weights rounded_weights(const Network& network);

// The network that plays as the integers do, but for rounding: where another training may start.
Network network_of(const Weights& weights);

}  // namespace wizbid
