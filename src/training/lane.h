// Sixteen floats that are added and multiplied together: one register of the widest processors.
#pragma once

#include <array>
#include <cstddef>

namespace wizbid {

inline constexpr std::size_t lane_size = 16;

struct Lane {
  using Vector [[gnu::vector_size(64)]] = float;
  Vector v{};

  Lane& operator+=(const Lane& other) {
    v += other.v;
    return *this;
  }
  // Adds factor * other.
  void add(float factor, const Lane& other) { v += factor * other.v; }
};

// `lanes` lanes in a row.
template <std::size_t lanes>
using Row = std::array<Lane, lanes>;

}  // namespace wizbid
