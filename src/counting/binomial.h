// Binomial coefficients.
#pragma once

#include <array>
#include <cstdint>

#include "counting/integer.h"

namespace wizbid {

// The number of ways to choose k of n things; 0 where k < 0 or k > n. Must hold: n >= 0.
Integer binomial(int n, int k);

// The rows of Pascal's triangle whose numbers all fit into 64 bits.
inline constexpr int max_small_binomial = 67;

namespace detail {
using PascalRow = std::array<std::uint64_t, max_small_binomial + 1>;
constexpr std::array<PascalRow, max_small_binomial + 1> pascal_triangle() {
  std::array<PascalRow, max_small_binomial + 1> triangle{};
  for (std::size_t n = 0; n < triangle.size(); ++n) {
    triangle[n][0] = 1;
    for (std::size_t k = 1; k <= n; ++k)
      triangle[n][k] = triangle[n - 1][k - 1] + triangle[n - 1][k];
  }
  return triangle;
}
inline constexpr auto pascal = pascal_triangle();
}  // namespace detail

// The same number from a table. Must hold: 0 <= n <= max_small_binomial.
constexpr std::uint64_t small_binomial(int n, int k) {
  if (k < 0 || k > n)
    return 0;
  return detail::pascal[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

}  // namespace wizbid
