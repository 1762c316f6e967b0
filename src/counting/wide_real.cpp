#include "counting/wide_real.h"

#include <algorithm>
#include <array>

namespace wizbid {
namespace {

// Beyond this many binary places a smaller number no longer shows in a sum.
constexpr std::int64_t out_of_sight = 64;

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

double WideReal::to_double() const {
  const std::int64_t exponent = std::clamp<std::int64_t>(exponent_, -3000, 3000);
  return std::ldexp(mantissa_, static_cast<int>(exponent));
}

WideReal& WideReal::operator+=(const WideReal& other) {
  if (other.is_zero() || (!is_zero() && exponent_ - other.exponent_ > out_of_sight))
    return *this;
  if (is_zero() || other.exponent_ - exponent_ > out_of_sight)
    return *this = other;
  const std::int64_t top = std::max(exponent_, other.exponent_);
  const double sum = std::ldexp(mantissa_, static_cast<int>(exponent_ - top)) +
                     std::ldexp(other.mantissa_, static_cast<int>(other.exponent_ - top));
  return *this = WideReal(sum, top);
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
