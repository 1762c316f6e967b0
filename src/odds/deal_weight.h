// The weight of a deal: how likely the others would have said what they said, holding what it gives
// them (docs/odds.md).
#pragma once

#include <array>
#include <optional>

#include "counting/wide_real.h"
#include "deals/deal.h"
#include "odds/question.h"
#include "odds/sampled_sums.h"

namespace wizbid {

// Weighs deals by the bids heard from the others and, where a Wizard was turned up and somebody
// else deals, by the trump he named. Any number of threads may use one.
class DealWeigher {
 public:
  // `question` must outlive it. Must hold: question.bid_noise > 0.
  explicit DealWeigher(const Question& question);

  // Whether there is nothing to infer from: every deal weighs the same.
  bool all_alike() const { return !hears_trump_ && bidders_ == 0; }

  // How many bids of the others count, and the trumps that were chosen from.
  int choices_weighed() const { return bidders_ + (hears_trump_ ? 4 : 0); }

  // The product of the chances of what was said, in 0..1. `deal` holds all hands.
  WideReal likelihood(const Deal& deal) const;

 private:
  const Question& question_;
  bool hears_trump_ = false;
  int bidders_ = 0;  // others whose bid was heard
};

// Turns likelihoods into whole weights.
class WeightScale {
 public:
  // `unit`: a likelihood that is to weigh 2^28. Must hold: !unit.is_zero().
  explicit WeightScale(WideReal unit) : unit_(unit) {}

  // Rounded to the nearest, kept between 1, so that no sum of weights is empty, and the largest
  // weight.
  Weight weigh(const WideReal& likelihood) const;

 private:
  WideReal unit_;
};

}  // namespace wizbid
