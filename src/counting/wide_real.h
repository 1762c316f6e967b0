// Non-negative reals of any magnitude, and e^x with the same bits on every machine.
#pragma once

#include <cmath>
#include <cstdint>

namespace wizbid {

// A double's precision without its underflow: products of many small weights stay apart from zero.
// Adds, multiplies and divides only, each rounded as a double is.
class WideReal {
 public:
  WideReal() = default;
  // value * 2^exponent. Must hold: value >= 0 and finite.
  explicit WideReal(double value, std::int64_t exponent = 0);

  bool is_zero() const { return mantissa_ == 0; }
  // 0 or infinity where a double's range ends.
  double to_double() const;

  WideReal& operator+=(const WideReal& other) {
    if (other.steps_ == steps_) {
      mantissa_ += other.mantissa_;
      settle();
    } else {
      add_far(other);
    }
    return *this;
  }
  friend WideReal operator*(const WideReal& a, const WideReal& b) {
    WideReal product;
    product.mantissa_ = a.mantissa_ * b.mantissa_;
    product.steps_ = a.steps_ + b.steps_;
    product.settle();
    return product;
  }
  // part / whole as a double. Must hold: !whole.is_zero().
  friend double ratio(const WideReal& part, const WideReal& whole);

 private:
  static constexpr double step = 0x1p512;
  static constexpr double high = 0x1p256;
  static constexpr double low = 0x1p-256;

  // Back into [low, high) after one operation. Powers of two: nothing is rounded.
  void settle() {
    if (mantissa_ >= high) {
      mantissa_ /= step;
      ++steps_;
    } else if (mantissa_ < low) {
      settle_low();
    }
  }
  void settle_low();
  void add_far(const WideReal& other);

  // The value is mantissa * 2^(512 * steps); the mantissa is in [low, high), or 0 and so steps.
  double mantissa_ = 0;
  std::int64_t steps_ = 0;
};

// e^x, made of additions and multiplications only: the same bits on every machine that follows
// IEEE 754, which std::exp does not promise. Within 2 units in the last place for |x| < 700.
// Must hold: |x| < 1e15.
WideReal wide_exp(double x);
inline double pinned_exp(double x) {
  return wide_exp(x).to_double();
}

}  // namespace wizbid
