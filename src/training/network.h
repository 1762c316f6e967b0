// The network that is trained: sparse inputs, two hidden layers, floating point.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "deals/random.h"
#include "players/features.h"

namespace wizbid {

inline constexpr std::size_t first_layer_units = 256;
inline constexpr std::size_t second_layer_units = 64;

// All weights and biases in one row: first layer (a row an input), second (a row a first-layer
// unit), third (a row an output), then the three rows of biases.
struct Network {
  Network();
  std::vector<float> weights;
};

// Small random weights.
Network fresh_network(Random random);

// What the hidden layers say of one position: clipped to 0..activation_limit.
inline constexpr float activation_limit = 4.0F;
struct Activations {
  alignas(64) std::array<float, first_layer_units> first;
  alignas(64) std::array<float, second_layer_units> second;
};

Activations evaluate(const Network& network, const Inputs& inputs);

// The prediction of one output, in points.
float predict(const Network& network, const Activations& hidden, int output);

// One decision and what came of it: the score that its player got, in points.
struct Lesson {
  Inputs inputs;
  int output = 0;
  float score = 0;
};

// Adds the gradient of the squared error of one lesson to `gradient`, which is laid out as the
// weights. Returns the squared error, in squared points.
float add_gradient(const Network& network, const Lesson& lesson, std::span<float> gradient);

// Adam (Kingma and Ba 2015). Its state belongs to one network.
class Adam {
 public:
  explicit Adam(std::size_t size);
  // One step against `gradient`, which it clears.
  void step(std::span<float> weights, std::span<float> gradient, float rate);

  std::vector<float> mean;
  std::vector<float> square;
  float mean_decay = 1;  // product of the decay rates so far
  float square_decay = 1;
};

}  // namespace wizbid
