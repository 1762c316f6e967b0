#include "counting/normal.h"

#include <cmath>

#include "counting/wide_real.h"

namespace wizbid {
namespace {

constexpr double ln2 = 0.69314718055994530942;
constexpr double sqrt_half = 0.70710678118654752440;
constexpr double inverse_sqrt_two_pi = 0.39894228040143267794;
constexpr double beyond_doubt = 9;  // the chance outside is below 1e-18

}  // namespace

// With s = (m - 1) / (m + 1):  ln m = 2 (s + s^3/3 + s^5/5 + ...), |s| < 0.172.
double pinned_log(double x) {
  int exponent = 0;
  double mantissa = std::frexp(x, &exponent);
  if (mantissa < sqrt_half) {
    mantissa *= 2;
    --exponent;
  }
  const double s = (mantissa - 1) / (mantissa + 1);
  const double square = s * s;
  double sum = 0;
  for (int power = 23; power >= 1; power -= 2)
    sum = sum * square + 1.0 / power;
  return 2 * s * sum + exponent * ln2;
}

// 1/2 + density(x) * (x + x^3/3 + x^5/(3*5) + ...)
double normal_below(double x) {
  if (x < -beyond_doubt)
    return 0;
  if (x > beyond_doubt)
    return 1;
  double term = x;
  double sum = 0;
  for (int odd = 3; sum + term != sum; odd += 2) {
    sum += term;
    term *= x * x / odd;
  }
  return 0.5 + sum * inverse_sqrt_two_pi * pinned_exp(-x * x / 2);
}

}  // namespace wizbid
