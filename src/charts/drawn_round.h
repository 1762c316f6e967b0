// Rounds drawn at random, all hands open, to try charts on.
#pragma once

#include <vector>

#include "deals/deal.h"
#include "deals/random.h"
#include "deals/situation.h"
#include "players/player.h"

namespace wizbid {

struct DrawnRound {
  Deal deal;
  Situation start;  // as seat 1 sees it before it bids, trump settled; its hand is not used
};

// A shuffled deck dealt out. A dealer who has to name a trump names the one that `dealer` likes
// best.
DrawnRound draw_round(const RuleSet& rules, int players, int cards, const Player& dealer,
                      Random& random);

// The bid that is rated best; of equal ones the lowest.
Tricks best_rated(const std::vector<Points>& scores);

}  // namespace wizbid
