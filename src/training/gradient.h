// How the predictions' error changes with each weight, and steps against it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "training/network.h"

namespace wizbid {

// One decision and what came of it.
struct Lesson {
  Decision decision = Decision::card;
  Inputs state;
  ChoiceInputs choice;
  Activations units;  // of the network that is taught
  int miss = 0;       // tricks taken less bid
  float others = 0;   // the mean score of the others, points
};

// The gradient over some lessons, laid out as the weights, and which rows of it are not zero.
class Gradient {
 public:
  Gradient();

  // Adds the lessons' gradients. Returns the sum of their errors: the surprise at the miss (minus
  // the logarithm of its chance), and half the squared error of the others' score in its unit.
  double add(const Network& network, std::span<const Lesson> lessons);

  void clear();

  std::vector<Lane> sums;
  std::vector<std::uint32_t> rows;  // inputs whose rows of the first layer are touched

 private:
  struct Errors;
  void add_second_layer(std::span<const Lesson> lessons, std::span<const Errors> errors);
  void add_first_layer(const Lesson& lesson, const Row<first_lanes>& error);
  void touch(std::uint32_t row);

  Layout at_;
  std::vector<char> touched_;  // by input
};

// Adam (Kingma and Ba 2015), lazy: a row of the first layer moves only when it is touched.
class Adam {
 public:
  Adam();
  // One step against `gradient` divided by `lessons`.
  void step(Network& network, const Gradient& gradient, float lessons, float rate);

  std::vector<Lane> mean;
  std::vector<Lane> square;
  float mean_decay = 1;  // product of the decay rates so far
  float square_decay = 1;
};

}  // namespace wizbid
