// Powers of two below 1, the same on every machine: what chances are made of.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace wizbid {

inline constexpr std::size_t power_steps = 1024;

// 2^(-i/1024) in units of 2^-24, i = 0..1023. Made of additions, multiplications and divisions
// only.
inline constexpr auto powers = [] {
  constexpr double logarithm_of_two = 0.69314718055994530942;
  std::array<std::uint32_t, power_steps> result{};
  for (std::size_t i = 0; i < power_steps; ++i) {
    const double x = -logarithm_of_two * static_cast<double>(i) / static_cast<double>(power_steps);
    double term = 1;
    double sum = 1;
    for (int k = 1; k < 20; ++k) {
      term *= x / k;
      sum += term;
    }
    result[i] = static_cast<std::uint32_t>(sum * (1 << 24) + 0.5);
  }
  return result;
}();

// To base 2, times 2^16.
inline constexpr int logarithm_of_e = 94'548;

// e to the power of -x / 2^19, in units of 2^-24. Must hold: 0 <= x < 2^32.
constexpr std::uint32_t exponential(std::int64_t x) {
  constexpr int bits = 19;
  const std::int64_t exponent = (x * logarithm_of_e) >> 16;
  const auto fraction = static_cast<std::size_t>(exponent >> (bits - 10)) % power_steps;
  return powers[fraction] >> std::min<std::int64_t>(exponent >> bits, 31);
}

}  // namespace wizbid
