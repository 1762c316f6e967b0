// The arithmetic of the trained network, for any processor and for those with AVX2
// or AVX-512.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "players/weights.h"

namespace wizbid {

inline constexpr std::size_t padded_outputs = 16;  // output_count, filled up with zeros

// First-layer sums, in units of 1/unit_scale. They saturate, so the order of adding counts: it is
// the order of the inputs.
struct FirstSums {
  alignas(64) std::array<std::int16_t, first_units> units;
};

using Outputs = std::array<std::int32_t, padded_outputs>;

// The weights laid out for the kernels. Weights of two units that follow each other stand side by
// side, since processors multiply and add such pairs in one instruction.
struct Layers {
  explicit Layers(const Weights& weights);
  template <std::size_t columns>
  using PairRows = std::array<std::int16_t, 2 * columns>;

  std::vector<FirstSums> first;  // by input
  FirstSums first_bias;
  alignas(64) std::array<PairRows<second_units>, first_units / 2> second;
  alignas(64) std::array<std::int32_t, second_units> second_bias;
  alignas(64) std::array<PairRows<padded_outputs>, second_units / 2> third;
  alignas(64) Outputs third_bias;
};

// Chances of the misses, in units of 2^-24 of the most likely one's.
using Shares = std::array<std::uint32_t, miss_outputs>;

struct Kernels {
  // The sums over these inputs, the biases included.
  void (*sum)(const Layers& layers, InputSpan inputs, FirstSums& sums);
  // For each choice: adds its inputs to the sums of the state, clips, and goes through the other
  // layers. Must hold: as many `outputs` as choices.
  void (*finish)(const Layers& layers, const FirstSums& state,
                 std::span<const ChoiceInputs> choices, Outputs* outputs);
  // What the outputs say of the misses.
  void (*shares)(const Outputs& outputs, Shares& shares);
};

// For any processor: the definition of what all others must give.
const Kernels& plain_kernels();

// With AVX2, and with AVX-512 BW; null where the processor has it not.
const Kernels* avx2_kernels();
const Kernels* avx512_kernels();

}  // namespace wizbid
