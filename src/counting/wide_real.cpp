#include "counting/wide_real.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace wizbid {
namespace {

constexpr int log_bits_per_step = 9;
constexpr std::int64_t bits_per_step = 1 << log_bits_per_step;

constexpr int terms = 14;  // |x| < 0.35: the next term of the series is below 1e-17
constexpr std::array<double, terms> inverse_factorials = [] {
  std::array<double, terms> inverses{};
  double factorial = 1;
  for (int i = 0; i < terms; ++i) {
    factorial *= i == 0 ? 1 : i;
    inverses[static_cast<std::size_t>(i)] = 1 / factorial;
  }
  return inverses;
}();

// ln 2 in two parts; the first has 32 bits, so that a whole multiple of it is exact (fdlibm).
constexpr double ln2_high = 6.93147180369123816490e-01;
constexpr double ln2_low = 1.90821492927058770002e-10;
constexpr double inverse_ln2 = 1.44269504088896338700e+00;

}  // namespace

WideReal::WideReal(double value, std::int64_t exponent) {
  int own = 0;
  const double leading = std::frexp(value, &own);  // in [0.5, 1), or 0
  if (leading == 0)
    return;
  exponent += own;
  // To the nearest step, so that what is left over fits between low and high.
  steps_ = (exponent + bits_per_step / 2) >> log_bits_per_step;
  mantissa_ = std::ldexp(leading, static_cast<int>(exponent - steps_ * bits_per_step));
  settle();
}

double WideReal::to_double() const {
  const std::int64_t steps = std::clamp<std::int64_t>(steps_, -4, 4);
  return std::ldexp(mantissa_, static_cast<int>(steps * bits_per_step));
}

double ratio(const WideReal& part, const WideReal& whole) {
  WideReal quotient;
  quotient.mantissa_ = part.mantissa_ / whole.mantissa_;
  quotient.steps_ = part.steps_ - whole.steps_;
  quotient.settle();
  return quotient.to_double();
}

void WideReal::settle_low() {
  if (mantissa_ == 0) {
    steps_ = 0;
    return;
  }
  mantissa_ *= step;
  --steps_;
}

// More than one step apart the smaller number does not show in the sum.
void WideReal::add_far(const WideReal& other) {
  if (other.is_zero())
    return;
  if (is_zero() || other.steps_ > steps_ + 1) {
    *this = other;
  } else if (other.steps_ == steps_ + 1) {
    mantissa_ = mantissa_ / step + other.mantissa_;
    steps_ = other.steps_;
    settle();
  } else if (other.steps_ == steps_ - 1) {
    mantissa_ += other.mantissa_ / step;
    settle();
  }
}

WideReal wide_exp(double x) {
  const double doublings = std::floor(x * inverse_ln2 + 0.5);
  const double rest = (x - doublings * ln2_high) - doublings * ln2_low;
  double sum = 0;
  for (std::size_t i = terms; i-- > 0;)
    sum = sum * rest + inverse_factorials[i];
  return WideReal(sum, static_cast<std::int64_t>(doublings));
}

}  // namespace wizbid
