// Draws that training makes.
#pragma once

#include "deals/random.h"

namespace wizbid {

// One of 0..bound-1, each alike.
inline int draw_below(int bound, Random& random) {
  return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
}

// True with this chance, to a millionth.
inline bool chance(double share, Random& random) {
  return random.below(1U << 20) < static_cast<std::uint32_t>(share * (1U << 20));
}

}  // namespace wizbid
