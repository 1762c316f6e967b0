#include "players/kernels.h"

#include <algorithm>
#include <limits>

#include "players/powers.h"

namespace wizbid {
namespace {

constexpr int highest_unit = activation_limit * unit_scale;

std::int16_t saturated(int sum) {
  return static_cast<std::int16_t>(std::clamp<int>(sum, std::numeric_limits<std::int16_t>::min(),
                                                   std::numeric_limits<std::int16_t>::max()));
}

void add_rows(const Layers& layers, InputSpan inputs, FirstSums& sums) {
  for (std::uint16_t input : inputs)
    for (std::size_t i = 0; i < first_units; ++i)
      sums.units[i] = saturated(sums.units[i] + layers.first[input].units[i]);
}

// Sums over pairs of units, added to what `sums` holds.
template <std::size_t units, class Rows, std::size_t columns>
void multiply(const Rows& rows, const std::array<std::int16_t, units>& x,
              std::array<std::int32_t, columns>& sums) {
  for (std::size_t i = 0; i < units; ++i)
    for (std::size_t j = 0; j < columns; ++j)
      sums[j] += x[i] * rows[i / 2][2 * j + i % 2];
}

void sum(const Layers& layers, InputSpan inputs, FirstSums& sums) {
  sums = layers.first_bias;
  add_rows(layers, inputs, sums);
}

void finish_one(const Layers& layers, const FirstSums& state, InputSpan choice, Outputs& result) {
  FirstSums sums = state;
  add_rows(layers, choice, sums);
  std::array<std::int16_t, first_units> first{};
  for (std::size_t i = 0; i < first_units; ++i)
    first[i] = static_cast<std::int16_t>(std::clamp<int>(sums.units[i], 0, highest_unit));
  std::array<std::int32_t, second_units> second = layers.second_bias;
  multiply(layers.second, first, second);
  std::array<std::int16_t, second_units> units{};
  for (std::size_t j = 0; j < second_units; ++j) {
    const int rounded = (second[j] + weight_scale / 2) / weight_scale;
    units[j] = static_cast<std::int16_t>(second[j] < 0 ? 0 : std::min(rounded, highest_unit));
  }
  result = layers.third_bias;
  multiply(layers.third, units, result);
}

void finish(const Layers& layers, const FirstSums& state, std::span<const ChoiceInputs> choices,
            Outputs* results) {
  for (const ChoiceInputs& choice : choices)
    finish_one(layers, state, choice.span(), *results++);
}

static_assert(unit_scale * weight_scale == 1 << 19);  // as exponential() has it

void shares(const Outputs& outputs, Shares& result) {
  const std::int64_t highest = *std::max_element(outputs.begin(), outputs.begin() + miss_outputs);
  for (std::size_t k = 0; k < miss_outputs; ++k)
    result[k] = exponential(highest - outputs[k]);
}

}  // namespace

Layers::Layers(const Weights& weights)
    : first(static_cast<std::size_t>(input_count())),
      second{},
      second_bias{},
      third{},
      third_bias{} {
  for (std::size_t input = 0; input < first.size(); ++input)
    std::copy_n(weights.first.begin() + static_cast<std::ptrdiff_t>(input * first_units),
                first_units, first[input].units.begin());
  std::ranges::copy(weights.first_bias, first_bias.units.begin());
  for (std::size_t i = 0; i < first_units; ++i)
    for (std::size_t j = 0; j < second_units; ++j)
      second[i / 2][2 * j + i % 2] = weights.second[i * second_units + j];
  std::ranges::copy(weights.second_bias, second_bias.begin());
  for (std::size_t i = 0; i < second_units; ++i)
    for (std::size_t j = 0; j < output_count; ++j)
      third[i / 2][2 * j + i % 2] = weights.third[i * output_count + j];
  std::ranges::copy(weights.third_bias, third_bias.begin());
}

const Kernels& plain_kernels() {
  static constexpr Kernels kernels{sum, finish, shares};
  return kernels;
}

}  // namespace wizbid
