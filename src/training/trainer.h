// Training as a whole: play some rounds, learn from them, again and again; to be interrupted and
// taken up at any time with the same result.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>

#include "training/self_play.h"

namespace wizbid {

struct TrainingPlan {
  std::uint64_t seed = 1;
  std::uint64_t rounds = 1'000'000;  // to play in all: sets how exploration and rate fall
  int rounds_a_step = 16;
  float first_rate = 0.001F;
  float last_rate = 0.00003F;
  friend bool operator==(const TrainingPlan&, const TrainingPlan&) = default;
};

class Trainer {
 public:
  explicit Trainer(const TrainingPlan& plan);

  // Plays `rounds_a_step` rounds and takes one step. Returns the mean error of the predictions
  // (training/gradient.h).
  double step();

  const TrainingPlan& plan() const { return plan_; }
  // From now on by this plan. Its seed says what is dealt from now on.
  void change_plan(const TrainingPlan& plan) { plan_ = plan; }
  // Begins with these weights. Must hold: no round is played yet.
  void start_from(const Network& network) { network_ = older_ = average_ = network; }
  bool done() const { return played_ >= plan_.rounds; }
  std::uint64_t rounds_played() const { return played_; }
  const Network& network() const { return network_; }
  // The mean of the weights of late steps: plays better than those of any one step.
  const Network& averaged() const { return average_; }

  // Everything that training needs to go on exactly as if it had not stopped.
  void save(std::ostream& out) const;
  // nullopt if this is not a complete checkpoint of this version.
  static std::optional<Trainer> load(std::istream& in);

 private:
  void take_mean(std::uint64_t times);

  TrainingPlan plan_;
  std::uint64_t played_ = 0;
  Network network_;
  Network older_;
  Network average_;
  Adam adam_;
  Gradient gradient_;
  std::shared_ptr<const Player> random_;
  std::shared_ptr<const Player> greedy_;
};

struct TestScore {
  double mean_score = 0;  // a round, points
  double made = 0;        // share of bids made
};

// How `one` does against `others` over `rounds` rounds, in each seat in turn. Where all are alike
// every seat counts.
TestScore measure(const SeatPlan& one, const SeatPlan& others, int players, int cards, int rounds,
                  std::uint64_t seed);

}  // namespace wizbid
