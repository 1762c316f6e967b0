#include "players/predictor.h"

#include <algorithm>
#include <numeric>

#include "rules/scoring.h"

namespace wizbid {
namespace {

const Kernels& fastest_kernels() {
  for (const Kernels* fast : {avx512_kernels(), avx2_kernels()})
    if (fast != nullptr)
      return *fast;
  return plain_kernels();
}

Prediction prediction_of(const Kernels& kernels, const Outputs& outputs) {
  Prediction prediction;
  kernels.shares(outputs, prediction.shares);
  prediction.sum = std::accumulate(prediction.shares.begin(), prediction.shares.end(), 0U);
  prediction.others = static_cast<double>(points_a_unit) * outputs[others_output] /
                      (static_cast<double>(unit_scale) * weight_scale);
  return prediction;
}

constexpr std::size_t together = 8;  // choices

}  // namespace

Points Prediction::worth(const Scoring& scoring, Tricks bid, Objective objective) const {
  constexpr std::size_t made = widest_miss;
  std::int64_t total = std::int64_t{shares[made]} * score(scoring, bid, bid);
  std::int64_t missed = 0;  // tricks
  for (std::size_t miss = 1; miss <= widest_miss; ++miss)
    missed += (std::int64_t{shares[made - miss]} + shares[made + miss]) * std::int64_t(miss);
  total += missed * scoring.missed_per_trick;
  const Points own = static_cast<double>(total) / static_cast<double>(sum);
  return objective == Objective::rival ? own - others : own;
}

Predictor::Predictor(const Weights& weights) : Predictor(weights, fastest_kernels()) {}

Predictor::Predictor(const Weights& weights, const Kernels& kernels)
    : layers_(std::make_shared<const Layers>(weights)), kernels_(&kernels) {}

FirstSums Predictor::sums(const Inputs& state) const {
  FirstSums sums;
  kernels_->sum(*layers_, state.span(), sums);
  return sums;
}

void Predictor::predict(const FirstSums& state, std::span<const ChoiceInputs> choices,
                        std::span<Prediction> predictions) const {
  std::array<Outputs, together> outputs;
  for (std::size_t done = 0; done < choices.size(); done += together) {
    const std::size_t some = std::min(together, choices.size() - done);
    kernels_->finish(*layers_, state, choices.subspan(done, some), outputs.data());
    for (std::size_t k = 0; k < some; ++k)
      predictions[done + k] = prediction_of(*kernels_, outputs[k]);
  }
}

Prediction Predictor::predict(const FirstSums& state, const ChoiceInputs& choice) const {
  Prediction prediction;
  predict(state, {&choice, 1}, {&prediction, 1});
  return prediction;
}

}  // namespace wizbid
