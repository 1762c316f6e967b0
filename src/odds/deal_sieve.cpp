#include "odds/deal_sieve.h"

#include <algorithm>

namespace wizbid {
namespace {

constexpr Weight most_stood_for = 64;

}  // namespace

DealSieve::DealSieve(std::span<const Weight> weights) {
  double sum = 0;
  double squares = 0;
  for (Weight weight : weights) {
    sum += static_cast<double>(weight);
    squares += static_cast<double>(weight) * static_cast<double>(weight);
  }
  full_ = static_cast<Weight>(squares / sum);
}

Weight DealSieve::pass(Weight weight, std::uint32_t luck) const {
  const Weight counts = std::max(weight, std::min(full_, weight * most_stood_for));
  const bool passes = static_cast<WideSum>(luck) * counts < static_cast<WideSum>(weight) << 32;
  return passes ? counts : 0;
}

}  // namespace wizbid
