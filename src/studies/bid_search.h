// What a player gains who asks `odds` for his bid instead of bidding what he likes best himself.
#pragma once

#include <cstdint>
#include <vector>

#include "studies/moment.h"
#include "studies/prediction.h"
#include "studies/trials.h"

namespace wizbid {

struct BidSearchPlan {
  RoundSize size;
  Model model;              // that `odds` assumes; I play as its `me`
  PredictionEffort effort;  // of the search
  // Deals of the same moment on which the two bids are compared, and tries to find one.
  int deals = 40;
  int tries = 1000;
  std::uint64_t seed = 1;
};

struct SearchTrial {
  double gain = 0;       // points a round, of the search over playing without
  bool changed = false;  // whether the search ever chose otherwise
};

// A trial for each of size.count random moments: the same deals and luck for both bids.
std::vector<SearchTrial> try_bid_search(const BidSearchPlan& plan, const Company& company,
                                        const TrialSize& size);

}  // namespace wizbid
