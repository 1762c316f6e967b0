#include "odds/bid_evidence.h"

#include <algorithm>
#include <cmath>

namespace wizbid {
namespace {

// exp(-loss / noise), for noise 0 and infinity too.
WideReal appeal(Points loss, BidNoise noise) {
  if (loss == 0 || std::isinf(noise))
    return WideReal(1);
  const double times = loss / noise;
  return times < 1e15 ? wide_exp(-times) : WideReal(0);
}

}  // namespace

WideReal choice_weight(std::span<const Points> worth, std::size_t chosen, BidNoise noise) {
  const Points best = *std::max_element(worth.begin(), worth.end());
  WideReal all;
  for (Points points : worth)
    all += appeal(best - points, noise);
  return appeal(best - worth[chosen], noise) * WideReal(1 / all.to_double());
}

}  // namespace wizbid
