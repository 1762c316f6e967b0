#include "training/export.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace wizbid {
namespace {

constexpr float product_scale = static_cast<float>(unit_scale) * weight_scale;

template <class Number>
Number rounded(float weight, float scale) {
  constexpr auto most = static_cast<double>(std::numeric_limits<Number>::max());
  return static_cast<Number>(std::lround(std::clamp(double{weight} * scale, -most, most)));
}

// Goes through the weights side by side. `visit` gets a lane of the network and a place in it,
// an integer, and the scale between them.
template <class AnyNetwork, class AnyWeights, class Visit>
void walk(AnyNetwork& network, AnyWeights& weights, Visit visit) {
  // A block of the network has rows of whole lanes; one of the integers has rows of `columns`.
  const auto block = [&](std::size_t begin, std::size_t lanes, std::size_t columns, auto& integers,
                         float scale) {
    for (std::size_t i = 0; i < integers.size(); ++i) {
      const std::size_t column = i % columns;
      auto& lane = network.weights[begin + i / columns * lanes + column / lane_size];
      visit(lane, column % lane_size, integers[i], scale);
    }
  };
  const Layout& at = network.at;
  block(at.first, first_lanes, first_units, weights.first, unit_scale);
  block(at.first_bias, first_lanes, first_units, weights.first_bias, unit_scale);
  block(at.second, second_lanes, second_units, weights.second, weight_scale);
  block(at.second_bias, second_lanes, second_units, weights.second_bias, product_scale);
  block(at.third, 1, output_count, weights.third, weight_scale);
  block(at.third_bias, 1, output_count, weights.third_bias, product_scale);
}

}  // namespace

Weights rounded_weights(const Network& network) {
  Weights weights = zero_weights();
  walk(network, weights, [](const Lane& lane, std::size_t k, auto& integer, float scale) {
    integer = rounded<std::remove_reference_t<decltype(integer)>>(lane.v[k], scale);
  });
  return weights;
}

Network network_of(const Weights& weights) {
  Network network;
  walk(network, weights, [](Lane& lane, std::size_t k, auto integer, float scale) {
    lane.v[k] = static_cast<float>(integer) / scale;
  });
  return network;
}

}  // namespace wizbid
