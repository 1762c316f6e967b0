#include "training/gradient.h"

#include <algorithm>
#include <cmath>

namespace wizbid {
namespace {

constexpr float others_share = 0.25F;  // how much the others' score counts beside the miss

constexpr std::size_t together = 4;  // lessons that share one walk over the second layer

template <std::size_t lanes>
void block_clipped(Row<lanes>& error, const Row<lanes>& units) {
  for (std::size_t j = 0; j < lanes; ++j)
    for (std::size_t k = 0; k < lane_size; ++k) {
      const float x = units[j].v[k];
      error[j].v[k] = x > 0 && x < activation_limit ? error[j].v[k] : 0.0F;
    }
}

}  // namespace

struct Gradient::Errors {
  Lane output;
  Row<second_lanes> second{};
  Row<first_lanes> first{};
  double loss = 0;
};

namespace {

template <class Errors>
void set_output_error(Errors& errors, const Lesson& lesson) {
  const Lane& predicted = lesson.units.output;
  const auto place =
      static_cast<std::size_t>(std::clamp(lesson.miss, -widest_miss, widest_miss) + widest_miss);
  for (std::size_t k = 0; k < miss_outputs; ++k)
    errors.output.v[k] = predicted.v[k] - (k == place ? 1.0F : 0.0F);
  const float off = predicted.v[others_output] - lesson.others / points_a_unit;
  errors.output.v[others_output] = others_share * off;
  errors.loss = -std::log(std::max(predicted.v[place], 1e-9F)) + others_share * off * off / 2;
}

template <class Errors>
void set_second_error(Errors& errors, const Network& network, const Lesson& lesson) {
  const Lane* weights = &network.weights[network.at.third];
  for (std::size_t j = 0; j < second_units; ++j) {
    const Lane product{weights[j].v * errors.output.v};
    float sum = 0;
    for (std::size_t k = 0; k <= others_output; ++k)
      sum += product.v[k];
    errors.second[j / lane_size].v[j % lane_size] = sum;
  }
  block_clipped(errors.second, lesson.units.second);
}

// `turned` is the second layer turned, so that no sum runs along a lane.
template <class Errors>
void set_first_error(Errors& errors, const std::vector<Lane>& turned, const Lesson& lesson) {
  Row<first_lanes> sums{};
  for (std::size_t j = 0; j < second_units; ++j) {
    const float e = errors.second[j / lane_size].v[j % lane_size];
    if (e == 0)
      continue;
    for (std::size_t i = 0; i < first_lanes; ++i)
      sums[i].add(e, turned[j * first_lanes + i]);
  }
  errors.first = sums;
  block_clipped(errors.first, lesson.units.first);
}

// The second layer with a row for each of its own units.
void turn(const Network& network, std::vector<Lane>& turned) {
  const Lane* weights = &network.weights[network.at.second];
  for (std::size_t i = 0; i < first_units; ++i)
    for (std::size_t j = 0; j < second_units; ++j)
      turned[j * first_lanes + i / lane_size].v[i % lane_size] =
          weights[i * second_lanes + j / lane_size].v[j % lane_size];
}

}  // namespace

Gradient::Gradient() : sums(Layout{}.size), touched_(static_cast<std::size_t>(input_count())) {}

double Gradient::add(const Network& network, std::span<const Lesson> lessons) {
  std::vector<Lane> turned(second_units * first_lanes);
  turn(network, turned);
  std::array<Errors, together> errors;
  double loss = 0;
  for (std::size_t begin = 0; begin < lessons.size(); begin += together) {
    const std::size_t count = std::min(together, lessons.size() - begin);
    for (std::size_t k = 0; k < count; ++k) {
      const Lesson& lesson = lessons[begin + k];
      set_output_error(errors[k], lesson);
      set_second_error(errors[k], network, lesson);
      set_first_error(errors[k], turned, lesson);
      add_first_layer(lesson, errors[k].first);
      loss += errors[k].loss;
    }
    add_second_layer(lessons.subspan(begin, count), std::span(errors).first(count));
  }
  return loss;
}

void Gradient::add_second_layer(std::span<const Lesson> lessons, std::span<const Errors> errors) {
  Lane* second = &sums[at_.second];
  Lane* third = &sums[at_.third];
  for (std::size_t k = 0; k < lessons.size(); ++k) {
    const Activations& units = lessons[k].units;
    sums[at_.third_bias] += errors[k].output;
    for (std::size_t j = 0; j < second_units; ++j)
      third[j].add(units.second[j / lane_size].v[j % lane_size], errors[k].output);
    for (std::size_t j = 0; j < second_lanes; ++j)
      sums[at_.second_bias + j] += errors[k].second[j];
  }
  for (std::size_t i = 0; i < first_units; ++i) {
    Row<second_lanes> row;
    std::copy_n(second + i * second_lanes, second_lanes, row.begin());
    for (std::size_t k = 0; k < lessons.size(); ++k) {
      const float x = lessons[k].units.first[i / lane_size].v[i % lane_size];
      for (std::size_t j = 0; j < second_lanes; ++j)
        row[j].add(x, errors[k].second[j]);
    }
    std::copy_n(row.begin(), second_lanes, second + i * second_lanes);
  }
}

void Gradient::add_first_layer(const Lesson& lesson, const Row<first_lanes>& error) {
  const auto add_to = [&](std::uint32_t row) {
    touch(row);
    Lane* sum = &sums[row * first_lanes];
    for (std::size_t j = 0; j < first_lanes; ++j)
      sum[j] += error[j];
  };
  for (int i = 0; i < lesson.state.size; ++i)
    add_to(lesson.state.index[static_cast<std::size_t>(i)]);
  for (int i = 0; i < lesson.choice.size; ++i)
    add_to(lesson.choice.index[static_cast<std::size_t>(i)]);
  for (std::size_t j = 0; j < first_lanes; ++j)
    sums[at_.first_bias + j] += error[j];
}

void Gradient::touch(std::uint32_t row) {
  if (touched_[row] != 0)
    return;
  touched_[row] = 1;
  rows.push_back(row);
}

void Gradient::clear() {
  for (std::uint32_t row : rows) {
    std::fill_n(&sums[row * first_lanes], first_lanes, Lane{});
    touched_[row] = 0;
  }
  rows.clear();
  std::fill(sums.begin() + static_cast<std::ptrdiff_t>(at_.second), sums.end(), Lane{});
}

Adam::Adam() : mean(Layout{}.size), square(Layout{}.size) {}

void Adam::step(Network& network, const Gradient& gradient, float lessons, float rate) {
  constexpr float mean_rate = 0.9F;
  constexpr float square_rate = 0.999F;
  mean_decay *= mean_rate;
  square_decay *= square_rate;
  const float scale = rate * std::sqrt(1 - square_decay) / (1 - mean_decay);
  const float share = 1 / lessons;
  const auto move = [&](std::size_t begin, std::size_t count) {
    for (std::size_t i = begin; i < begin + count; ++i) {
      const Lane::Vector g = gradient.sums[i].v * share;
      Lane::Vector& m = mean[i].v;
      Lane::Vector& s = square[i].v;
      m = mean_rate * m + (1 - mean_rate) * g;
      s = square_rate * s + (1 - square_rate) * g * g;
      Lane::Vector root;
      for (std::size_t k = 0; k < lane_size; ++k)
        root[k] = std::sqrt(s[k]);
      network.weights[i].v -= scale * m / (root + 1e-6F);
    }
  };
  for (std::uint32_t row : gradient.rows)
    move(row * first_lanes, first_lanes);
  move(network.at.second, network.at.size - network.at.second);
}

}  // namespace wizbid
