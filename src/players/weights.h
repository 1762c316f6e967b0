// The weights of the trained players as small integers, and the file that holds them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "deals/situation.h"
#include "players/features.h"

namespace wizbid {

// Sparse inputs, two hidden layers whose units are clipped to 0..4, ten outputs: how the tricks
// taken will differ from the bid, -4 (or fewer) .. 4 (or more), as logarithms of chances; and the
// mean score of the others, in units of 20 points.
inline constexpr std::size_t first_units = 128;
inline constexpr std::size_t second_units = 32;
inline constexpr int widest_miss = 4;
inline constexpr std::size_t miss_outputs = 2 * widest_miss + 1;
inline constexpr std::size_t others_output = miss_outputs;
inline constexpr std::size_t output_count = miss_outputs + 1;
inline constexpr int activation_limit = 4;
inline constexpr int points_a_unit = 20;

// What stands for 1: in the units and the first layer, and in the weights of the others. Sums of
// the second and third layer, and their biases, are in the product of both.
inline constexpr int unit_scale = 512;
inline constexpr int weight_scale = 1024;

struct Weights {
  std::vector<std::int16_t> first;        // a row of first_units an input
  std::vector<std::int16_t> first_bias;   // by first-layer unit
  std::vector<std::int16_t> second;       // a row of second_units a first-layer unit
  std::vector<std::int32_t> second_bias;  // by second-layer unit
  std::vector<std::int16_t> third;        // a row of output_count a second-layer unit
  std::vector<std::int32_t> third_bias;   // by output
  // Where they come from: names without colon, and values, of one line each.
  std::vector<std::pair<std::string, std::string>> provenance;
  friend bool operator==(const Weights&, const Weights&) = default;
};

// All zero, of the right sizes.
Weights zero_weights();

// The contents of a weights file: lines `name: value` for people and for checking, an empty line,
// then the integers, least significant byte first, in the order of the struct.
std::string written(const Weights& weights);

// Read back. A fault if the file is damaged, of another shape, or made for other inputs, or if its
// numbers are so large that sums could overflow.
tl::expected<Weights, Fault> read_weights(std::string_view file);

}  // namespace wizbid
