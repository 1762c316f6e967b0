#include "odds/deal_sieve.h"

#include <algorithm>
#include <cmath>

namespace wizbid {
namespace {

// In root mean squares of the weights. The error for the time spent is least at the root of how
// many times longer a deal takes to play than to weigh, and hardly grows around that.
constexpr double full_weight = 2.5;
constexpr Weight most_stood_for = 64;

}  // namespace

DealSieve::DealSieve(std::span<const Weight> weights) {
  double squares = 0;
  for (Weight weight : weights)
    squares += static_cast<double>(weight) * static_cast<double>(weight);
  full_ =
      static_cast<Weight>(full_weight * std::sqrt(squares / static_cast<double>(weights.size())));
}

Weight DealSieve::pass(Weight weight, std::uint32_t luck) const {
  const Weight counts = std::max(weight, std::min(full_, weight * most_stood_for));
  const bool passes = static_cast<WideSum>(luck) * counts < static_cast<WideSum>(weight) << 32;
  return passes ? counts : 0;
}

}  // namespace wizbid
