// What the trained network says of a choice, in integer arithmetic: the same on every machine.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>

#include "players/kernels.h"
#include "players/weights.h"
#include "rules/rule_set.h"

namespace wizbid {

// What becomes of one choice.
struct Prediction {
  Shares shares;      // chances in units of 1/sum
  std::uint32_t sum;  // of the shares
  Points others;      // the mean score of the others

  // Of ending `miss` tricks over the bid, under it if negative; -4 and 4 stand for all beyond too.
  // Must hold: -widest_miss <= miss <= widest_miss.
  double chance(int miss) const {
    return static_cast<double>(*(shares.begin() + widest_miss + miss)) / sum;
  }
  // The expected score, for `rival` less the others'.
  Points worth(const Scoring& scoring, Tricks bid, Objective objective) const;
};

// The network made ready for asking. Any number of threads may ask one.
class Predictor {
 public:
  // With the fastest kernels of this machine, or with the given ones; all say the same.
  explicit Predictor(const Weights& weights);
  Predictor(const Weights& weights, const Kernels& kernels);

  // The first layer's sums over a state, which all choices in it share.
  FirstSums sums(const Inputs& state) const;

  // What becomes of each of these choices. Must hold: as many predictions as choices.
  void predict(const FirstSums& state, std::span<const ChoiceInputs> choices,
               std::span<Prediction> predictions) const;
  Prediction predict(const FirstSums& state, const ChoiceInputs& choice) const;

 private:
  std::shared_ptr<const Layers> layers_;
  const Kernels* kernels_;
};

}  // namespace wizbid
