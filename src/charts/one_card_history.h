// What may have been said before a seat in the one-card round.
#pragma once

#include <vector>

#include "deals/situation.h"

namespace wizbid {

// The bids of the seats before one, in order; each 0 or 1.
using History = std::vector<Tricks>;

// All histories of a seat, 2^(number - 1) of them: those with fewer ones first, of these the ones
// in which earlier seats said 1 first.
std::vector<History> histories_before(Seat seat);

int ones_in(const History& history);
Bids as_bids(const History& history);

}  // namespace wizbid
