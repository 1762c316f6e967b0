#include "training/trainer.h"

#include <gtest/gtest.h>

#include <cstring>
#include <numeric>
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

bool same_weights(const Network& one, const Network& two) {
  return std::memcmp(one.weights.data(), two.weights.data(), one.weights.size() * sizeof(Lane)) ==
         0;
}

TEST(Trainer, SameSeedSameNetwork) {
  Trainer one(small_plan());
  Trainer two(small_plan());
  for (int i = 0; i < 3; ++i) {
    one.step();
    two.step();
  }
  EXPECT_TRUE(same_weights(one.network(), two.network()));
  TrainingPlan other = small_plan();
  other.seed = 2;
  EXPECT_FALSE(same_weights(one.network(), Trainer(other).network()));
}

TEST(Trainer, GoesOnFromACheckpointAsIfItHadNotStopped) {
  Trainer whole(small_plan());
  whole.step();
  std::stringstream file;
  whole.save(file);
  auto resumed = Trainer::load(file);
  ASSERT_TRUE(resumed);
  EXPECT_EQ(whole.step(), resumed->step());
  EXPECT_TRUE(same_weights(whole.network(), resumed->network()));
  EXPECT_TRUE(same_weights(whole.averaged(), resumed->averaged()));
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
    std::vector<Lesson> lessons;
    play_round(plan, dice, lessons);
    EXPECT_TRUE(lessons.empty());
    plan.seats[1] = {&network, nullptr, Objective::points, true, 0, 0, 0};
    const RoundResult result = play_round(plan, dice, lessons);
    EXPECT_EQ(std::accumulate(result.taken.begin(), result.taken.end(), 0), plan.cards);
    EXPECT_FALSE(lessons.empty());
    for (const Lesson& lesson : lessons)
      EXPECT_EQ(lesson.miss, result.taken[1] - result.bids[1]);
  }
}

TEST(SelfPlay, LessonsKnowWhatTheOthersScored) {
  const Network network = fresh_network(Random(3, Purpose::training, 0));
  TablePlan plan;
  plan.cards = 2;
  for (SeatPlan& seat : plan.seats)
    seat = {&network, nullptr, Objective::points, false, 0.5, 0.5, 0};
  plan.seats[0].learns = true;
  Random dice(6, Purpose::training, 0);
  std::vector<Lesson> lessons;
  const RoundResult result = play_round(plan, dice, lessons);
  for (const Lesson& lesson : lessons)
    EXPECT_FLOAT_EQ(lesson.others, static_cast<float>(result.scores[1] + result.scores[2]) / 2);
}

TEST(SelfPlay, BySumRuleTheBidsNeverAddUpToTheTricks) {
  const Network network = fresh_network(Random(3, Purpose::training, 0));
  TablePlan plan;
  plan.sum_rule = true;
  for (SeatPlan& seat : plan.seats)
    seat = {&network, nullptr, Objective::points, true, 0.5, 0.5, 0};
  for (std::uint64_t i = 0; i < 200; ++i) {
    plan.cards = 1 + static_cast<int>(i % 4);
    Random dice(7, Purpose::training, i);
    std::vector<Lesson> lessons;
    const RoundResult result = play_round(plan, dice, lessons);
    EXPECT_NE(std::accumulate(result.bids.begin(), result.bids.end(), 0), plan.cards);
  }
}

TEST(SelfPlay, ALittleTrainingBeatsARandomTable) {
  TrainingPlan plan;
  plan.rounds_a_step = 8;
  Trainer trainer(plan);
  while (trainer.rounds_played() < 9000)
    trainer.step();
  SeatPlan self;
  self.network = &trainer.network();
  const RandomPlayer random_player;
  SeatPlan stranger;
  stranger.player = &random_player;
  const double learned = measure(self, stranger, 4, 5, 400, 1).mean_score;
  EXPECT_GT(learned, measure(stranger, stranger, 4, 5, 400, 1).mean_score + 5);
}

}  // namespace
}  // namespace wizbid
