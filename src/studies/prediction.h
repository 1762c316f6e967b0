// What `odds` says at a moment, at a fraction of its effort.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "odds/question.h"
#include "odds/sampled_deals.h"
#include "odds/sampled_estimate.h"

namespace wizbid {

struct PredictionEffort {
  Tricks reach = 1;          // bids asked about: those so near the one that I like best myself
  double deals = 250;        // effective ones, that these are played on
  double fresh_deals = 250;  // effective ones, for the bid recommended
  // Deals drawn for each effective one asked for, after which it is enough.
  double most_draws = 60;
};

struct BidPrediction {
  Tricks bid = 0;    // recommended: of the bids asked about the one with the largest expected score
  double said = 0;   // the chance to make it, from the deals that it was chosen on
  double fresh = 0;  // the same from deals that had no part in the choice, so without bias
};

// One card: what the exact answer says. More: sampled as `odds` does it. Must hold: as for
// sample_odds.
BidPrediction predict(const Question& question, const PredictionEffort& effort, std::uint64_t seed);

// The legal bids within `reach` of the one that I like best, ascending.
std::vector<Tricks> bids_near(const Question& question, Tricks reach);

// Plays `bids` on deals of a stream, from its deal number `first` on, until they are worth
// `effective` plain ones, or effort.most_draws times as many were drawn.
SampleEstimate sample_bids(const DealSampler& sampler, DealRange from, std::span<const Tricks> bids,
                           double effective, double most_draws);

}  // namespace wizbid
