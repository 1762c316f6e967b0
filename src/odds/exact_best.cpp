#include "odds/exact_best.h"

namespace wizbid {

void mark_best(std::vector<BidOdds>& bids) {
  for (BidOdds& bid : bids) {
    bool best = bid.legal;
    for (const BidOdds& other : bids)
      best = best && !(other.legal && other.expected_score > bid.expected_score);
    bid.best_chance = best ? 1 : 0;
  }
}

}  // namespace wizbid
