// Whether what `odds` says of making the recommended bid happens as often as it says.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "studies/moment.h"
#include "studies/prediction.h"
#include "studies/sample_mean.h"
#include "studies/trials.h"

namespace wizbid {

// One situation.
struct ReliabilityTrial {
  double said = 0;      // the chance to make the bid, from the deals that it was chosen on
  double fresh = 0;     // the same from fresh deals
  double happened = 0;  // the share of deals of this moment on which it was made
  bool played = true;   // else nothing is known of what happens
};

struct ReliabilityPlan {
  int players = 4;
  Model model;              // that `odds` assumes; I play as its `me`
  PredictionEffort effort;  // for what is said
  // Deals of each moment that it is played on, and tries to find one that fits what was heard.
  int deals = 40;
  int tries = 1000;
  // Only moments where what is said lies between them are played on; to learn more of a rare tenth.
  double least_said = 0;
  double most_said = 1;
  std::uint64_t seed = 1;
};

// A trial for each of size.count random moments at a table of `company`: the numbers of cards in
// turn, any seat.
std::vector<ReliabilityTrial> try_reliability(const ReliabilityPlan& plan, const Company& company,
                                              const TrialSize& size);

// Trials put together. The numbers of different situations are independent, so all errors are
// over situations.
struct ReliabilityBin {
  SampleMean said;
  SampleMean fresh;
  SampleMean happened;
  SampleMean excess;  // fresh less happened
  void add(const ReliabilityTrial& trial);
};

struct Reliability {
  ReliabilityBin all;
  std::array<ReliabilityBin, 10> tenths;  // by what was said: 0 to 10%, 10 to 20%, ...
};

Reliability put_together(std::span<const ReliabilityTrial> trials);

}  // namespace wizbid
