#include "training/trainer.h"

#include <gtest/gtest.h>

#include <cmath>
#include <sstream>

#include "players/random_player.h"

namespace wizbid {
namespace {

TrainingPlan small_plan() {
  TrainingPlan plan;
  plan.rounds = 400;
  plan.rounds_a_step = 4;
  return plan;
}

TEST(Trainer, SameSeedSameNetwork) {
  Trainer one(small_plan());
  Trainer two(small_plan());
  for (int i = 0; i < 3; ++i) {
    one.step();
    two.step();
  }
  EXPECT_EQ(one.network().weights, two.network().weights);
  TrainingPlan other = small_plan();
  other.seed = 2;
  EXPECT_NE(one.network().weights, Trainer(other).network().weights);
}

TEST(Trainer, GoesOnFromACheckpointAsIfItHadNotStopped) {
  Trainer whole(small_plan());
  whole.step();
  std::stringstream file;
  whole.save(file);
  auto resumed = Trainer::load(file);
  ASSERT_TRUE(resumed);
  EXPECT_EQ(whole.step(), resumed->step());
  EXPECT_EQ(whole.network().weights, resumed->network().weights);
  EXPECT_EQ(whole.averaged().weights, resumed->averaged().weights);
  EXPECT_EQ(whole.rounds_played(), resumed->rounds_played());
}

TEST(Trainer, RefusesATruncatedCheckpoint) {
  std::stringstream file;
  Trainer(small_plan()).save(file);
  const std::string bytes = file.str();
  std::istringstream cut(bytes.substr(0, bytes.size() - 1));
  EXPECT_FALSE(Trainer::load(cut));
  std::istringstream nothing("");
  EXPECT_FALSE(Trainer::load(nothing));
}

Lesson some_lesson() {
  PublicRound table;
  table.cards = 3;
  table.trump = Suit::hearts;
  table.turn_up = Card(Rank::two, Suit::hearts);
  const Asker asker{
      Seat(), {Card::wizard(), Card(Rank::ace, Suit::hearts), Card(Rank::three, Suit::clubs)}};
  Lesson lesson;
  lesson.inputs = active_inputs(table, asker, canonical_suits(table, asker), Decision::bid);
  lesson.output = first_bid_output + 2;
  lesson.score = 40;
  return lesson;
}

// Half the squared error in units of 20 points, whose slope the gradient is.
double loss(const Network& network, const Lesson& lesson) {
  const double error =
      (predict(network, evaluate(network, lesson.inputs), lesson.output) - lesson.score) / 20.0;
  return error * error / 2;
}

// Which hidden units are not clipped.
std::vector<bool> active_units(const Network& network, const Lesson& lesson) {
  const Activations hidden = evaluate(network, lesson.inputs);
  std::vector<bool> active;
  for (float x : hidden.first)
    active.push_back(x > 0 && x < activation_limit);
  for (float x : hidden.second)
    active.push_back(x > 0 && x < activation_limit);
  return active;
}

TEST(Network, TheGradientIsTheSlopeOfTheError) {
  Network network = fresh_network(Random(3, Purpose::training, 0));
  const Lesson lesson = some_lesson();
  std::vector<float> gradient(network.weights.size());
  add_gradient(network, lesson, gradient);
  int checked = 0;
  for (std::size_t i = 0; i < gradient.size(); i += 97) {
    if (std::abs(gradient[i]) < 0.02F)
      continue;
    Network up = network;
    Network down = network;
    up.weights[i] += 0.002F;
    down.weights[i] -= 0.002F;
    if (active_units(up, lesson) != active_units(down, lesson))
      continue;  // a corner of the clipping lies between: no slope there
    const double slope = (loss(up, lesson) - loss(down, lesson)) / 0.004;
    ASSERT_NEAR(slope, gradient[i], 0.01 + 0.05 * std::abs(gradient[i])) << i;
    ++checked;
  }
  EXPECT_GT(checked, 10);
}

TEST(Network, LearnsOneLesson) {
  Network network = fresh_network(Random(3, Purpose::training, 0));
  const Lesson lesson = some_lesson();
  std::vector<float> gradient(network.weights.size());
  Adam adam(network.weights.size());
  for (int i = 0; i < 100; ++i) {
    add_gradient(network, lesson, gradient);
    adam.step(network.weights, gradient, 0.001F);
  }
  EXPECT_NEAR(predict(network, evaluate(network, lesson.inputs), lesson.output), 40, 1);
}

TEST(SelfPlay, EveryTrickIsTakenOnceAndOnlyLearnersLearn) {
  const Network network = fresh_network(Random(3, Purpose::training, 0));
  const RandomPlayer random_player;
  for (int players = min_players; players <= max_players; ++players) {
    TablePlan plan;
    plan.players = players;
    plan.cards = 60 / players;
    for (SeatPlan& seat : plan.seats)
      seat.player = &random_player;
    Random dice(5, Purpose::training, 0);
    EXPECT_TRUE(play_round(plan, dice).lessons.empty());
    plan.seats[1] = {&network, nullptr, Objective::points, true, 0, 0, 0};
    const RoundResult result = play_round(plan, dice);
    EXPECT_FALSE(result.lessons.empty());
    for (const Lesson& lesson : result.lessons)
      EXPECT_EQ(lesson.score, static_cast<float>(result.scores[1]));
  }
}

TEST(SelfPlay, ARivalIsPaidItsLeadOverTheOthers) {
  const Network network = fresh_network(Random(3, Purpose::training, 0));
  TablePlan plan;
  plan.cards = 2;
  for (SeatPlan& seat : plan.seats)
    seat = {&network, nullptr, Objective::points, false, 0.5, 0.5, 0};
  plan.seats[0].objective = Objective::rival;
  plan.seats[0].learns = true;
  Random dice(6, Purpose::training, 0);
  const RoundResult result = play_round(plan, dice);
  const auto others = static_cast<float>(result.scores[1] + result.scores[2]) / 2;
  for (const Lesson& lesson : result.lessons)
    EXPECT_FLOAT_EQ(lesson.score, static_cast<float>(result.scores[0]) - others);
}

}  // namespace
}  // namespace wizbid
