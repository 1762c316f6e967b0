#include "games/joint_sums.h"

#include <cmath>

namespace wizbid {
namespace {

__extension__ using Wide = __int128;

}  // namespace

void JointSums::add(const ByPlace& set) {
  ++sets_;
  for (std::size_t a = 0; a < set.size(); ++a) {
    sums_[a] += set[a];
    for (std::size_t b = 0; b < set.size(); ++b)
      products_[a][b] += set[a] * set[b];
  }
}

JointSums& JointSums::operator+=(const JointSums& other) {
  sets_ += other.sets_;
  for (std::size_t a = 0; a < sums_.size(); ++a) {
    sums_[a] += other.sums_[a];
    for (std::size_t b = 0; b < sums_.size(); ++b)
      products_[a][b] += other.products_[a][b];
  }
  return *this;
}

// The sum of squared deviations is (sets x sum of squares - square of the sum) / sets: a small
// difference of large numbers, so it is taken in integers. A set is below 2^14 (six rotations of a
// game of 2,500 points) and there are at most 2^30 of them, so a sum of products stays below 2^58,
// and with it every number here below 2^127.
Estimate JointSums::estimate(const SeatFactors& weights, std::int64_t divisor) const {
  Wide sum = 0;
  Wide squares = 0;
  for (std::size_t a = 0; a < weights.size(); ++a) {
    sum += Wide{weights[a]} * sums_[a];
    for (std::size_t b = 0; b < weights.size(); ++b)
      squares += Wide{weights[a]} * weights[b] * products_[a][b];
  }
  const auto sets = static_cast<double>(sets_);
  const auto scale = static_cast<double>(divisor);
  Estimate result{static_cast<double>(sum) / sets / scale, std::nullopt};
  if (sets_ > 1) {
    const Wide spread = squares * sets_ - sum * sum;
    result.standard_error = std::sqrt(static_cast<double>(spread) / (sets - 1)) / (sets * scale);
  }
  return result;
}

}  // namespace wizbid
