// Which bid is the best where expected scores are exact.
#pragma once

#include <vector>

#include "odds/answer.h"

namespace wizbid {

// Sets best_chance: 1 for a legal bid that no other one of these beats, else 0.
void mark_best(std::vector<BidOdds>& bids);

}  // namespace wizbid
