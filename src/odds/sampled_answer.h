// From the sums of a sample to its answer. It depends on the question, the seed and the sums alone,
// so that sums that were added up anywhere, in any order, give the same answer to the last bit.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "odds/answer.h"
#include "odds/sampled_deals.h"
#include "odds/sampled_estimate.h"

namespace wizbid {

SampleEstimate estimate_of(const DealSampler& sampler, const SampleSums& sums);

// Those of `bids` whose expected score is not clearly (by 5 standard errors of the difference)
// below the best legal one; all of them before it has 1,000 effective deals.
// Must hold: all were played on the same deals.
std::vector<Tricks> in_contention(const DealSampler& sampler, const SampleSums& sums,
                                  std::vector<Tricks> bids);

// The one of `bids` that the rules allow with the largest expected score, the first of equal ones.
Tricks best_legal_bid(const DealSampler& sampler, const SampleSums& sums,
                      const std::vector<Tricks>& bids);

// The whole answer but for its fresh figure; `contenders` were played on all the deals.
// precision_reached is that of an answer of which no precision was asked.
Answer answer_of_sums(const DealSampler& sampler, const SampleSums& sums,
                      const std::vector<Tricks>& contenders, std::uint64_t seed);

// How many fresh deals a sample of so many deals has.
std::uint64_t fresh_deals_of(std::uint64_t deals);

// What the best bid scored on fresh deals.
FreshFigure fresh_figure_of(const DealSampler& sampler, const SampleSums& fresh, Tricks best);

}  // namespace wizbid
