#include "odds/interval.h"

#include <algorithm>
#include <cmath>

namespace wizbid {

Interval wilson_interval(double share, double deals) {
  const double z = errors_of_95_percent;
  const double pull = z * z / deals;
  const double center = (share + pull / 2) / (1 + pull);
  const double spread =
      z / (1 + pull) * std::sqrt(share * (1 - share) / deals + pull / (4 * deals));
  return {std::max(0.0, center - spread), std::min(1.0, center + spread)};
}

}  // namespace wizbid
