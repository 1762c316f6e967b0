#include "players/predictor.h"

#include <algorithm>

namespace wizbid {
namespace {

// Powers of two below 1, in steps of 1/1024: 2^(-i/1024) in units of 2^-24. Made of additions,
// multiplications and divisions only, which are the same everywhere.
constexpr std::size_t steps = 1024;
constexpr std::array<std::uint32_t, steps> make_powers() {
  constexpr double logarithm_of_two = 0.69314718055994530942;
  std::array<std::uint32_t, steps> powers{};
  for (std::size_t i = 0; i < steps; ++i) {
    const double x = -logarithm_of_two * static_cast<double>(i) / static_cast<double>(steps);
    double term = 1;
    double sum = 1;
    for (int k = 1; k < 20; ++k) {
      term *= x / k;
      sum += term;
    }
    powers[i] = static_cast<std::uint32_t>(sum * (1 << 24) + 0.5);
  }
  return powers;
}
constexpr auto powers = make_powers();

// e to the power of -x / (unit_scale * weight_scale), in units of 2^-24. Must hold: x >= 0.
std::uint32_t exponential(std::int64_t x) {
  constexpr int bits = 19;
  static_assert(unit_scale * weight_scale == 1 << bits);
  constexpr std::int64_t logarithm_of_e = 94'548;  // to base 2, times 2^16
  const std::int64_t exponent = (x * logarithm_of_e) >> 16;
  const auto fraction = static_cast<std::size_t>(exponent >> (bits - 10)) % steps;
  return powers[fraction] >> std::min<std::int64_t>(exponent >> bits, 31);
}

const Kernels& fastest_kernels() {
  for (const Kernels* fast : {avx512_kernels(), avx2_kernels()})
    if (fast != nullptr)
      return *fast;
  return plain_kernels();
}

template <class List>
InputSpan active(const List& list) {
  return {list.index.data(), static_cast<std::size_t>(list.size)};
}

}  // namespace

Points Prediction::worth(const Scoring& scoring, Tricks bid, Objective objective) const {
  constexpr std::size_t made = widest_miss;
  std::int64_t total = std::int64_t{shares[made]} * (scoring.made + scoring.made_per_trick * bid);
  std::int64_t missed = 0;  // tricks
  for (std::size_t miss = 1; miss <= widest_miss; ++miss)
    missed += (std::int64_t{shares[made - miss]} + shares[made + miss]) * std::int64_t(miss);
  total += missed * scoring.missed_per_trick;
  const Points own = static_cast<double>(total) / static_cast<double>(sum);
  return objective == Objective::rival ? own - others : own;
}

Predictor::Predictor(const Weights& weights) : Predictor(weights, fastest_kernels()) {}

Predictor::Predictor(const Weights& weights, const Kernels& kernels)
    : layers_(std::make_shared<const Layers>(weights)), kernels_(&kernels) {}

FirstSums Predictor::sums(const Inputs& state) const {
  FirstSums sums;
  kernels_->sum(*layers_, active(state), sums);
  return sums;
}

Prediction Predictor::predict(const FirstSums& state, const ChoiceInputs& choice) const {
  Outputs outputs;
  kernels_->finish(*layers_, state, active(choice), outputs);

  const std::int64_t highest = *std::max_element(outputs.begin(), outputs.begin() + miss_outputs);
  Prediction prediction{};
  for (std::size_t k = 0; k < miss_outputs; ++k) {
    prediction.shares[k] = exponential(highest - outputs[k]);
    prediction.sum += prediction.shares[k];
  }
  prediction.others = static_cast<double>(points_a_unit) * outputs[others_output] /
                      (static_cast<double>(unit_scale) * weight_scale);
  return prediction;
}

}  // namespace wizbid
