#include "training/network.h"

#include <gtest/gtest.h>

#include <cmath>

#include "training/gradient.h"

namespace wizbid {
namespace {

// A bid of 1 by the first of three players, who then takes two tricks.
Lesson some_lesson(const Network& network) {
  PublicRound table;
  table.cards = 3;
  table.trump = Suit::hearts;
  table.turn_up = Card(Rank::two, Suit::hearts);
  const Asker asker{
      Seat(), {Card::wizard(), Card(Rank::ace, Suit::hearts), Card(Rank::three, Suit::clubs)}};
  Lesson lesson;
  lesson.state = state_inputs(table, asker, canonical_suits(table, asker), Decision::bid);
  lesson.choice = bid_inputs(table, asker, 1);
  lesson.units = evaluate(network, first_sums(network, lesson.state), lesson.choice);
  lesson.miss = 1;
  lesson.others = 15;
  return lesson;
}

Activations units_of(const Network& network, const Lesson& lesson) {
  return evaluate(network, first_sums(network, lesson.state), lesson.choice);
}

// As Gradient::add says: the surprise at the miss, and an eighth of the squared error of the
// others' score.
double loss(const Network& network, const Lesson& lesson) {
  const Lane output = units_of(network, lesson).output;
  const double off = output.v[others_output] - lesson.others / points_a_unit;
  return -std::log(output.v[static_cast<std::size_t>(lesson.miss + widest_miss)]) + off * off / 8;
}

// Which hidden units are not clipped.
std::vector<bool> active_units(const Network& network, const Lesson& lesson) {
  const Activations units = units_of(network, lesson);
  std::vector<bool> active;
  const auto note = [&](const auto& row) {
    for (const Lane& lane : row)
      for (std::size_t k = 0; k < lane_size; ++k)
        active.push_back(lane.v[k] > 0 && lane.v[k] < activation_limit);
  };
  note(units.first);
  note(units.second);
  return active;
}

TEST(Network, TheGradientIsTheSlopeOfTheError) {
  Network network = fresh_network(Random(3, Purpose::training, 0));
  const Lesson lesson = some_lesson(network);
  Gradient gradient;
  EXPECT_NEAR(gradient.add(network, std::span(&lesson, 1)), loss(network, lesson), 1e-4);
  int checked = 0;
  for (std::size_t i = 0; i < gradient.sums.size(); ++i) {
    const std::size_t k = i % lane_size;
    const float slope = gradient.sums[i].v[k];
    if (std::abs(slope) < 0.02F)
      continue;
    constexpr float step = 0.002F;
    Network up = network;
    Network down = network;
    up.weights[i].v[k] += step;
    down.weights[i].v[k] -= step;
    if (active_units(up, lesson) != active_units(down, lesson))
      continue;  // a corner of the clipping lies between: no slope there
    const double measured = (loss(up, lesson) - loss(down, lesson)) / (2 * step);
    ASSERT_NEAR(measured, slope, 0.002 + 0.02 * std::abs(slope)) << i;
    ++checked;
  }
  EXPECT_GT(checked, 50);
}

TEST(Network, SeveralLessonsAddUp) {
  const Network network = fresh_network(Random(3, Purpose::training, 0));
  const Lesson lesson = some_lesson(network);
  Gradient one;
  one.add(network, std::span(&lesson, 1));
  Gradient seven;
  seven.add(network, std::vector<Lesson>(7, lesson));
  for (std::size_t i = 0; i < one.sums.size(); ++i)
    ASSERT_NEAR(seven.sums[i].v[0], 7 * one.sums[i].v[0], 1e-3);
  seven.clear();
  EXPECT_TRUE(seven.rows.empty());
  for (const Lane& lane : seven.sums)
    ASSERT_EQ(lane.v[0], 0);
}

TEST(Network, LearnsOneLesson) {
  Network network = fresh_network(Random(3, Purpose::training, 0));
  Gradient gradient;
  Adam adam;
  for (int i = 0; i < 100; ++i) {
    const Lesson lesson = some_lesson(network);
    gradient.add(network, std::span(&lesson, 1));
    adam.step(network, gradient, 1, 0.001F);
    gradient.clear();
  }
  const Lane output = some_lesson(network).units.output;
  EXPECT_GT(output.v[1 + widest_miss], 0.95);
  EXPECT_NEAR(output.v[others_output] * points_a_unit, 15, 1);
}

TEST(Worth, IsTheExpectedScoreAndForARivalTheLead) {
  Lane output;
  output.v[widest_miss] = 0.5F;       // made
  output.v[widest_miss + 1] = 0.25F;  // one over
  output.v[widest_miss - 2] = 0.25F;  // two under
  output.v[others_output] = 10.0F / points_a_unit;
  EXPECT_FLOAT_EQ(worth(output, Scoring{}, 3, Objective::points), 0.5F * 50 - 2.5F - 5);
  EXPECT_FLOAT_EQ(worth(output, Scoring{}, 3, Objective::rival), 0.5F * 50 - 2.5F - 5 - 10);
}

}  // namespace
}  // namespace wizbid
