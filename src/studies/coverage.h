// How often a 95% interval holds the true chance.
#pragma once

#include <cstdint>
#include <vector>

#include "studies/moment.h"
#include "studies/prediction.h"
#include "studies/trials.h"

namespace wizbid {

struct CoveragePlan {
  int players = 4;
  Model model;
  std::uint64_t deals = 1000;       // of each sample
  std::uint64_t samples = 10;       // of each situation
  std::uint64_t reference = 20000;  // deals that stand for the truth
  std::uint64_t seed = 1;
};

// Of the samples of one situation.
struct CoverageTrial {
  int credible = 0;  // samples that say how sure they are
  int held = 0;      // of these, intervals that hold what the reference sample says
};

// For each of size.count random moments at a table of `company`, numbers of cards in turn from 2
// on: the chance to make the bid that the player likes best.
std::vector<CoverageTrial> try_coverage(const CoveragePlan& plan, const Company& company,
                                        const TrialSize& size);

}  // namespace wizbid
