// The network that is trained: sparse inputs, two hidden layers, floating point.
// For each choice it predicts how many tricks over or under the bid its player will end, as
// chances, and what the others will score; what a choice is worth follows from both.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "deals/random.h"
#include "players/weights.h"
#include "rules/rule_set.h"
#include "training/lane.h"

namespace wizbid {

inline constexpr std::size_t first_lanes = first_units / lane_size;
inline constexpr std::size_t second_lanes = second_units / lane_size;

// The lanes of all weights in one row: first layer (a row an input), second (a row a first-layer
// unit), third (a lane of outputs a second-layer unit), then the biases of each.
struct Layout {
  std::size_t first = 0;
  std::size_t second = static_cast<std::size_t>(input_count()) * first_lanes;
  std::size_t third = second + first_units * second_lanes;
  std::size_t first_bias = third + second_units;
  std::size_t second_bias = first_bias + first_lanes;
  std::size_t third_bias = second_bias + second_lanes;
  std::size_t size = third_bias + 1;
};

struct Network {
  Network();
  Layout at;
  std::vector<Lane> weights;
};

// Small random weights.
Network fresh_network(Random random);

// The first layer's sums over the inputs of a state, before the choice is added.
Row<first_lanes> first_sums(const Network& network, const Inputs& state);

// What the layers say of one choice.
struct Activations {
  Row<first_lanes> first;
  Row<second_lanes> second;
  Lane output;  // the chances of each miss, and the others' score; the rest has no meaning
};

Activations evaluate(const Network& network, const Row<first_lanes>& state,
                     const ChoiceInputs& choice);

// The expected score, for `rival` less the others', in points.
float worth(const Lane& output, const Scoring& scoring, Tricks bid, Objective objective);

}  // namespace wizbid
