// The normal law in additions, multiplications and square roots only: the same bits on every
// machine that follows IEEE 754, which std::erfc and std::log do not promise.
#pragma once

namespace wizbid {

// The natural logarithm, within 2e-16 relative or absolute, whichever is larger.
// Must hold: x > 0, finite.
double pinned_log(double x);

// The chance that a standard normal variable is below x (Marsaglia 2004, the series in powers of
// x). Absolute error below 1e-15.
double normal_below(double x);

}  // namespace wizbid
