#include "players/predictor.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "players/random_weights.h"

namespace wizbid {
namespace {

// Draws lists of inputs of every length.
template <class List>
List random_inputs(std::size_t size, Random& random) {
  List list;
  for (std::size_t i = 0; i < size; ++i)
    list.add(static_cast<int>(random.below(static_cast<std::uint32_t>(input_count()))));
  return list;
}

template <class Check>
void at_random_choices(Check check) {
  Random random(11, Purpose::training, 0);
  for (std::size_t size = 0; size < Inputs::capacity; ++size) {
    const auto state = random_inputs<Inputs>(size, random);
    check(state, random_inputs<ChoiceInputs>(size % (ChoiceInputs::capacity + 1), random));
  }
}

// What the network would say without rounding, from its definition.
std::array<double, output_count> exact_outputs(const Weights& weights, const Inputs& state,
                                               const ChoiceInputs& choice) {
  std::array<double, first_units> first{};
  for (std::size_t i = 0; i < first_units; ++i) {
    double sum = weights.first_bias[i];
    for (int k = 0; k < state.size; ++k)
      sum += weights.first[state.index[static_cast<std::size_t>(k)] * first_units + i];
    for (int k = 0; k < choice.size; ++k)
      sum += weights.first[choice.index[static_cast<std::size_t>(k)] * first_units + i];
    first[i] = std::clamp(sum / unit_scale, 0.0, double{activation_limit});
  }
  std::array<double, output_count> result{};
  for (std::size_t o = 0; o < output_count; ++o)
    result[o] = weights.third_bias[o] / double{unit_scale * weight_scale};
  for (std::size_t j = 0; j < second_units; ++j) {
    double sum = weights.second_bias[j] / double{unit_scale * weight_scale};
    for (std::size_t i = 0; i < first_units; ++i)
      sum += first[i] * weights.second[i * second_units + j] / weight_scale;
    const double unit = std::clamp(sum, 0.0, double{activation_limit});
    for (std::size_t o = 0; o < output_count; ++o)
      result[o] += unit * weights.third[j * output_count + o] / weight_scale;
  }
  return result;
}

TEST(Predictor, SaysWhatTheDefinitionSaysButForRounding) {
  const Weights weights = random_weights(1);
  const Predictor predictor(weights);
  at_random_choices([&](const Inputs& state, const ChoiceInputs& choice) {
    const auto exact = exact_outputs(weights, state, choice);
    const Prediction prediction = predictor.predict(predictor.sums(state), choice);
    double sum = 0;
    for (std::size_t k = 0; k < miss_outputs; ++k)
      sum += std::exp(exact[k]);
    for (std::size_t k = 0; k < miss_outputs; ++k)
      ASSERT_NEAR(prediction.chance(static_cast<int>(k) - widest_miss), std::exp(exact[k]) / sum,
                  0.004);
    ASSERT_NEAR(prediction.others, points_a_unit * exact[others_output], 0.1);
  });
}

TEST(Predictor, ChancesAddUpToOne) {
  const Predictor predictor(random_weights(2));
  at_random_choices([&](const Inputs& state, const ChoiceInputs& choice) {
    const Prediction prediction = predictor.predict(predictor.sums(state), choice);
    double sum = 0;
    for (int miss = -widest_miss; miss <= widest_miss; ++miss)
      sum += prediction.chance(miss);
    ASSERT_NEAR(sum, 1, 1e-12);
  });
}

void expect_same(const Weights& weights, const Kernels& one, const Kernels& two) {
  const Predictor first(weights, one);
  const Predictor second(weights, two);
  at_random_choices([&](const Inputs& state, const ChoiceInputs& choice) {
    ASSERT_EQ(first.sums(state).units, second.sums(state).units);
    const Prediction a = first.predict(first.sums(state), choice);
    const Prediction b = second.predict(second.sums(state), choice);
    ASSERT_EQ(a.shares, b.shares);
    ASSERT_EQ(a.others, b.others);
  });
}

TEST(Predictor, FastKernelsSayToTheLastBitWhatAnyProcessorSays) {
  Weights huge = random_weights(4);  // sums of the first layer run against their ends
  for (std::int16_t& weight : huge.first)
    weight = static_cast<std::int16_t>(weight * 100);
  for (const Kernels* fast : {avx2_kernels(), avx512_kernels()}) {
    if (fast == nullptr)
      continue;  // this processor has it not
    expect_same(random_weights(3), plain_kernels(), *fast);
    expect_same(huge, plain_kernels(), *fast);
  }
}

TEST(Predictor, SaysTheSameOfChoicesAskedTogether) {
  Random random(12, Purpose::training, 0);
  const auto state = random_inputs<Inputs>(60, random);
  std::array<ChoiceInputs, max_cards + 1> choices;
  for (std::size_t i = 0; i < choices.size(); ++i)
    choices[i] = random_inputs<ChoiceInputs>(i % ChoiceInputs::capacity, random);
  for (const Kernels* kernels : {&plain_kernels(), avx2_kernels(), avx512_kernels()}) {
    if (kernels == nullptr)
      continue;
    const Predictor predictor(random_weights(5), *kernels);
    const FirstSums sums = predictor.sums(state);
    for (std::size_t size = 0; size <= choices.size(); ++size) {
      std::array<Prediction, max_cards + 1> predictions{};
      predictor.predict(sums, std::span(choices).first(size), predictions);
      for (std::size_t i = 0; i < size; ++i) {
        ASSERT_EQ(predictions[i].shares, predictor.predict(sums, choices[i]).shares);
        ASSERT_EQ(predictions[i].others, predictor.predict(sums, choices[i]).others);
      }
    }
  }
}

// Differences of outputs at which the exponential's parts carry over, reach its last step, or do
// not fit into 32 bits with a sign.
TEST(Kernels, GiveTheSameSharesHoweverFarApartTheOutputsAre) {
  Random random(13, Purpose::training, 0);
  for (int round = 0; round < 20'000; ++round) {
    Outputs outputs{};
    const std::uint32_t reach = 1U << random.below(32);
    for (std::int32_t& output : outputs)
      output = static_cast<std::int32_t>(random.below(reach) - reach / 2);
    Shares expected{};
    plain_kernels().shares(outputs, expected);
    for (const Kernels* fast : {avx2_kernels(), avx512_kernels()}) {
      if (fast == nullptr)
        continue;
      Shares given{};
      fast->shares(outputs, given);
      ASSERT_EQ(given, expected) << "reach " << reach;
    }
  }
}

TEST(Prediction, IsWorthItsExpectedScoreAndToARivalTheLead) {
  Prediction prediction{};
  prediction.sum = 4;
  prediction.shares[widest_miss] = 2;      // made
  prediction.shares[widest_miss + 1] = 1;  // one over
  prediction.shares[widest_miss - 2] = 1;  // two under
  prediction.others = 10;
  EXPECT_DOUBLE_EQ(prediction.worth(Scoring{}, 3, Objective::points), 0.5 * 50 - 2.5 - 5);
  EXPECT_DOUBLE_EQ(prediction.worth(Scoring{}, 3, Objective::rival), 0.5 * 50 - 2.5 - 5 - 10);
}

}  // namespace
}  // namespace wizbid
