// Judging claims: the verdict and the numbers behind it.
#pragma once

#include <cstdint>
#include <vector>

#include "claims/finding.h"
#include "odds/watcher.h"

namespace wizbid {

// The chance that any verdict at all of a run is false by the luck of its samples.
inline constexpr double false_verdict_chance = 0.01;

struct CheckOptions {
  // Sampled comparisons in all claims of the run (comparisons_in). Each is allowed an equal part of
  // false_verdict_chance (Bonferroni), whatever the samples have in common.
  std::uint64_t comparisons = 1;
  std::uint64_t seed = 1;
  unsigned threads = 1;
};

// How many comparisons of a sampled figure with a boundary the verdict takes at most.
std::uint64_t comparisons_in(const Claim& claim);

// Must hold: options.comparisons >= comparisons_in(claim), options.threads > 0. Claims are judged
// on samples of the size that they ask for, never on more until the verdict pleases. If the watcher
// stops the work the verdict is undecided.
JudgedClaim check_claim(const Claim& claim, const CheckOptions& options, Watcher& watcher);

}  // namespace wizbid
