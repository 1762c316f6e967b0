// Non-negative reals of any magnitude, and e^x with the same bits on every machine.
#pragma once

#include <cmath>
#include <cstdint>

namespace wizbid {

// mantissa * 2^exponent with a double's precision and no underflow: products of many small
// weights stay apart from zero. Rounds like a double; add and multiply only.
class WideReal {
 public:
  WideReal() = default;
  // Must hold: value >= 0 and finite.
  explicit WideReal(double value, std::int64_t exponent = 0) {
    int shift = 0;
    mantissa_ = std::frexp(value, &shift);
    exponent_ = mantissa_ == 0 ? 0 : exponent + shift;
  }

  bool is_zero() const { return mantissa_ == 0; }
  // 0 or infinity where a double's range ends.
  double to_double() const;

  WideReal& operator+=(const WideReal& other);
  friend WideReal operator*(const WideReal& a, const WideReal& b) {
    return WideReal(a.mantissa_ * b.mantissa_, a.exponent_ + b.exponent_);
  }
  // part / whole as a double. Must hold: !whole.is_zero().
  friend double ratio(const WideReal& part, const WideReal& whole) {
    return WideReal(part.mantissa_ / whole.mantissa_, part.exponent_ - whole.exponent_).to_double();
  }

 private:
  double mantissa_ = 0;  // 0, or in [0.5, 1)
  std::int64_t exponent_ = 0;
};

// e^x, made of additions and multiplications only: the same bits on every machine that follows
// IEEE 754, which std::exp does not promise. Within 2 units in the last place for |x| < 700.
// Must hold: |x| < 1e15.
WideReal wide_exp(double x);
inline double pinned_exp(double x) {
  return wide_exp(x).to_double();
}

}  // namespace wizbid
