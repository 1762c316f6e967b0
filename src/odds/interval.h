// Intervals for chances that were estimated from a sample.
#pragma once

#include "odds/answer.h"

namespace wizbid {

// Half the width of a 95% interval in standard errors.
inline constexpr double errors_of_95_percent = 1.959963984540054;

// Wilson's 95% interval (1927) for a chance of which `share`, 0..1, of `deals` independent deals
// were hits. Stays within 0..1 and has a width even where the share is 0 or 1. `deals` need not be
// whole: weighted deals count as the number of plain ones that would have the same variance.
// Must hold: deals > 0.
Interval wilson_interval(double share, double deals);

inline double half_width(const Interval& interval) {
  return (interval.high - interval.low) / 2;
}

}  // namespace wizbid
