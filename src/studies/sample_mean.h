// Means of independent numbers with their standard errors.
#pragma once

#include <cstdint>
#include <optional>

namespace wizbid {

class SampleMean {
 public:
  void add(double value);

  std::int64_t count() const { return count_; }
  double mean() const { return mean_; }  // 0: no values
  // Of the mean. nullopt: fewer than two values.
  std::optional<double> standard_error() const;

 private:
  std::int64_t count_ = 0;
  double mean_ = 0;
  double squares_ = 0;  // the sum of squared deviations from the mean (Welford 1962)
};

}  // namespace wizbid
