// Which other assumptions `wizbid odds --compare` tries.
#pragma once

#include <string>
#include <vector>

#include "cli/odds_request.h"
#include "report/odds_report.h"

namespace wizbid::cli {

struct OtherAssumption {
  std::string assumed;  // in words
  ModelWish model;
  BidNoise bid_noise = 2;
};

// Everybody like points, rival or greedy (where there are special cards greedy or random) where the
// answer supposes something else (the round of one card supposes nothing of the kind), and bids
// ignored where they weigh in the answer.
std::vector<OtherAssumption> other_assumptions(const OddsRequest& request,
                                               const OddsReport& report);

// How long to work on each of them: as long as on the answer if that was said, less otherwise.
EffortWish effort_of_comparison(const EffortWish& wish);

}  // namespace wizbid::cli
