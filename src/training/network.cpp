#include "training/network.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "rules/scoring.h"

namespace wizbid {
namespace {

template <std::size_t lanes>
void clip(Row<lanes>& units) {
  for (Lane& lane : units)
    for (std::size_t k = 0; k < lane_size; ++k)
      lane.v[k] = std::min(std::max(lane.v[k], 0.0F), static_cast<float>(activation_limit));
}

float uniform(Random& random, float limit) {
  return limit * (static_cast<float>(random.below(1U << 24)) / static_cast<float>(1U << 23) - 1);
}

// Adds the rows that are switched on.
template <class List>
void add_rows(const Network& network, const List& inputs, Row<first_lanes>& sums) {
  Row<first_lanes> row = sums;
  for (int i = 0; i < inputs.size; ++i) {
    const Lane* weights = &network.weights[inputs.index[static_cast<std::size_t>(i)] * first_lanes];
    for (std::size_t j = 0; j < first_lanes; ++j)
      row[j] += weights[j];
  }
  sums = row;
}

Row<second_lanes> second_layer(const Network& network, const Row<first_lanes>& first) {
  const Lane* weights = &network.weights[network.at.second];
  Row<second_lanes> sums;
  std::copy_n(&network.weights[network.at.second_bias], second_lanes, sums.begin());
  Row<second_lanes> odd{};  // two sums side by side keep the multipliers busy
  for (std::size_t i = 0; i < first_units; i += 2) {
    const float x = first[i / lane_size].v[i % lane_size];
    const float y = first[i / lane_size].v[i % lane_size + 1];
    for (std::size_t j = 0; j < second_lanes; ++j) {
      sums[j].add(x, weights[i * second_lanes + j]);
      odd[j].add(y, weights[(i + 1) * second_lanes + j]);
    }
  }
  for (std::size_t j = 0; j < second_lanes; ++j)
    sums[j] += odd[j];
  return sums;
}

void to_chances(Lane& output) {
  float highest = output.v[0];
  for (std::size_t k = 1; k < miss_outputs; ++k)
    highest = std::max(highest, output.v[k]);
  float sum = 0;
  for (std::size_t k = 0; k < miss_outputs; ++k) {
    output.v[k] = std::exp(output.v[k] - highest);
    sum += output.v[k];
  }
  for (std::size_t k = 0; k < miss_outputs; ++k)
    output.v[k] /= sum;
}

}  // namespace

Network::Network() : weights(at.size) {}

Network fresh_network(Random random) {
  Network network;
  const auto fill = [&](std::size_t begin, std::size_t end, float limit) {
    for (std::size_t i = begin; i < end; ++i)
      for (std::size_t k = 0; k < lane_size; ++k)
        network.weights[i].v[k] = uniform(random, limit);
  };
  fill(network.at.first, network.at.second, 0.15F);
  fill(network.at.second, network.at.third, 0.12F);
  fill(network.at.third, network.at.first_bias, 0.1F);
  return network;
}

Row<first_lanes> first_sums(const Network& network, const Inputs& state) {
  Row<first_lanes> sums;
  std::copy_n(&network.weights[network.at.first_bias], first_lanes, sums.begin());
  add_rows(network, state, sums);
  return sums;
}

Activations evaluate(const Network& network, const Row<first_lanes>& state,
                     const ChoiceInputs& choice) {
  Activations units{state, {}, network.weights[network.at.third_bias]};
  add_rows(network, choice, units.first);
  clip(units.first);
  units.second = second_layer(network, units.first);
  clip(units.second);
  for (std::size_t j = 0; j < second_units; ++j)
    units.output.add(units.second[j / lane_size].v[j % lane_size],
                     network.weights[network.at.third + j]);
  to_chances(units.output);
  return units;
}

float worth(const Lane& output, const Scoring& scoring, Tricks bid, Objective objective) {
  float sum = output.v[widest_miss] * static_cast<float>(score(scoring, bid, bid));
  for (int miss = 1; miss <= widest_miss; ++miss) {
    const float chance = output.v[widest_miss - miss] + output.v[widest_miss + miss];
    sum += chance * static_cast<float>(scoring.missed_per_trick * miss);
  }
  if (objective == Objective::rival)
    sum -= points_a_unit * output.v[others_output];
  return sum;
}

}  // namespace wizbid
