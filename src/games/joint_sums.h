// Means, and their standard errors, of whole numbers that come in sets: one a place of the line-up.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "games/duplicate.h"

namespace wizbid {

struct Estimate {
  double mean = 0;
  // Of the mean, over the luck of the sets. nullopt: one set only, which tells nothing about it.
  std::optional<double> standard_error;
};

// A whole factor for each place: {1} is the first place, {1, -1} its lead over the second.
using SeatFactors = std::array<std::int64_t, max_players>;

// Sums over independent sets of the numbers and of the products of each two of them: enough for
// the mean of any combination and its error, with what the places have in common (they sit at the
// same table and play the same deals) in it. Integers: any order of adding gives the same.
class JointSums {
 public:
  void add(const ByPlace& set);
  JointSums& operator+=(const JointSums& other);

  std::int64_t sets() const { return sets_; }

  // The mean over the sets of the sum of weight times number, divided by `divisor`.
  // Must hold: sets() > 0, divisor > 0.
  Estimate estimate(const SeatFactors& weights, std::int64_t divisor) const;

  friend bool operator==(const JointSums&, const JointSums&) = default;

 private:
  std::int64_t sets_ = 0;
  ByPlace sums_{};
  std::array<ByPlace, max_players> products_{};
};

}  // namespace wizbid
