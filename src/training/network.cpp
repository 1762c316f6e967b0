#include "training/network.h"

#include <algorithm>
#include <cmath>

namespace wizbid {
namespace {

constexpr std::size_t h1 = first_layer_units;
constexpr std::size_t h2 = second_layer_units;
constexpr float points_per_unit = 20;  // outputs are scores in this unit

struct Layout {
  std::size_t first = 0;
  std::size_t second = static_cast<std::size_t>(input_count()) * h1;
  std::size_t third = second + h1 * h2;
  std::size_t first_bias = third + static_cast<std::size_t>(output_count) * h2;
  std::size_t second_bias = first_bias + h1;
  std::size_t third_bias = second_bias + h2;
  std::size_t size = third_bias + static_cast<std::size_t>(output_count);
};

template <std::size_t n>
void clip(std::array<float, n>& units) {
  for (float& x : units)
    x = std::min(std::max(x, 0.0F), activation_limit);
}

bool passes(float activation) {
  return activation > 0 && activation < activation_limit;
}

float uniform(Random& random, float limit) {
  return limit * (static_cast<float>(random.below(1U << 24)) / static_cast<float>(1U << 23) - 1);
}

float raw_output(const Network& network, const Activations& hidden, std::size_t output) {
  const Layout at;
  const float* row = &network.weights[at.third + output * h2];
  float sum = network.weights[at.third_bias + output];
  for (std::size_t j = 0; j < h2; ++j)
    sum += row[j] * hidden.second[j];
  return sum;
}

}  // namespace

Network::Network() : weights(Layout{}.size) {}

Network fresh_network(Random random) {
  const Layout at;
  Network network;
  const auto fill = [&](std::size_t begin, std::size_t end, float limit) {
    for (std::size_t i = begin; i < end; ++i)
      network.weights[i] = uniform(random, limit);
  };
  fill(at.first, at.second, 0.15F);
  fill(at.second, at.third, 0.12F);
  fill(at.third, at.first_bias, 0.1F);
  return network;
}

Activations evaluate(const Network& network, const Inputs& inputs) {
  const Layout at;
  const float* weights = network.weights.data();
  Activations hidden;
  std::copy_n(weights + at.first_bias, h1, hidden.first.begin());
  for (int i = 0; i < inputs.size; ++i) {
    const float* row = weights + inputs.index[static_cast<std::size_t>(i)] * h1;
    for (std::size_t j = 0; j < h1; ++j)
      hidden.first[j] += row[j];
  }
  clip(hidden.first);
  std::copy_n(weights + at.second_bias, h2, hidden.second.begin());
  for (std::size_t i = 0; i < h1; ++i) {
    const float x = hidden.first[i];
    if (x == 0)
      continue;
    const float* row = weights + at.second + i * h2;
    for (std::size_t j = 0; j < h2; ++j)
      hidden.second[j] += x * row[j];
  }
  clip(hidden.second);
  return hidden;
}

float predict(const Network& network, const Activations& hidden, int output) {
  return points_per_unit * raw_output(network, hidden, static_cast<std::size_t>(output));
}

float add_gradient(const Network& network, const Lesson& lesson, std::span<float> gradient) {
  const Layout at;
  const float* weights = network.weights.data();
  const auto output = static_cast<std::size_t>(lesson.output);
  const Activations hidden = evaluate(network, lesson.inputs);
  const float error = raw_output(network, hidden, output) - lesson.score / points_per_unit;

  std::array<float, h2> second{};
  gradient[at.third_bias + output] += error;
  for (std::size_t j = 0; j < h2; ++j) {
    gradient[at.third + output * h2 + j] += error * hidden.second[j];
    second[j] = passes(hidden.second[j]) ? error * weights[at.third + output * h2 + j] : 0;
    gradient[at.second_bias + j] += second[j];
  }
  std::array<float, h1> first{};
  for (std::size_t i = 0; i < h1; ++i) {
    const float x = hidden.first[i];
    if (x == 0)
      continue;
    const float* row = weights + at.second + i * h2;
    float* change = &gradient[at.second + i * h2];
    std::array<float, 16> parts{};  // so that the sum can be vectorised
    for (std::size_t j = 0; j < h2; j += parts.size())
      for (std::size_t k = 0; k < parts.size(); ++k) {
        parts[k] += row[j + k] * second[j + k];
        change[j + k] += x * second[j + k];
      }
    float sum = 0;
    for (float part : parts)
      sum += part;
    first[i] = passes(x) ? sum : 0;
  }
  float* bias = &gradient[at.first_bias];
  for (std::size_t j = 0; j < h1; ++j)
    bias[j] += first[j];
  for (int i = 0; i < lesson.inputs.size; ++i) {
    float* row = &gradient[lesson.inputs.index[static_cast<std::size_t>(i)] * h1];
    for (std::size_t j = 0; j < h1; ++j)
      row[j] += first[j];
  }
  return error * error * points_per_unit * points_per_unit;
}

Adam::Adam(std::size_t size) : mean(size), square(size) {}

void Adam::step(std::span<float> weights, std::span<float> gradient, float rate) {
  constexpr float mean_rate = 0.9F;
  constexpr float square_rate = 0.999F;
  mean_decay *= mean_rate;
  square_decay *= square_rate;
  const float scale = rate * std::sqrt(1 - square_decay) / (1 - mean_decay);
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const float g = gradient[i];
    mean[i] = mean_rate * mean[i] + (1 - mean_rate) * g;
    square[i] = square_rate * square[i] + (1 - square_rate) * g * g;
    weights[i] -= scale * mean[i] / (std::sqrt(square[i]) + 1e-8F);
    gradient[i] = 0;
  }
}

}  // namespace wizbid
