// Weights that nobody trained, for tests.
#pragma once

#include "deals/random.h"
#include "players/weights.h"

namespace wizbid {

inline Weights random_weights(std::uint64_t seed) {
  Weights weights = zero_weights();
  Random random(seed, Purpose::training, 0);
  const auto fill = [&](auto& numbers, std::uint32_t most) {
    for (auto& number : numbers) {
      const auto drawn = static_cast<std::int64_t>(random.below(2 * most + 1));
      number = static_cast<std::remove_reference_t<decltype(number)>>(drawn - std::int64_t{most});
    }
  };
  fill(weights.first, unit_scale / 4);
  fill(weights.first_bias, unit_scale);
  fill(weights.second, weight_scale / 4);
  fill(weights.second_bias, unit_scale * weight_scale);
  fill(weights.third, weight_scale / 2);
  fill(weights.third_bias, unit_scale * weight_scale);
  return weights;
}

}  // namespace wizbid
