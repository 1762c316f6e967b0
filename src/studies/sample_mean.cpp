#include "studies/sample_mean.h"

#include <cmath>

namespace wizbid {

void SampleMean::add(double value) {
  ++count_;
  const double before = value - mean_;
  mean_ += before / static_cast<double>(count_);
  squares_ += before * (value - mean_);
}

std::optional<double> SampleMean::standard_error() const {
  if (count_ < 2)
    return std::nullopt;
  const auto count = static_cast<double>(count_);
  return std::sqrt(squares_ / (count - 1) / count);
}

}  // namespace wizbid
