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
  int rounds_a_step = 64;
  float first_rate = 0.001F;
  float last_rate = 0.00003F;
  friend bool operator==(const TrainingPlan&, const TrainingPlan&) = default;
};

class Trainer {
 public:
  explicit Trainer(const TrainingPlan& plan);

  // Plays `rounds_a_step` rounds and takes one step. Returns the mean squared error of the
  // predictions, in squared points.
  double step();

  const TrainingPlan& plan() const { return plan_; }
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
  TrainingPlan plan_;
  std::uint64_t played_ = 0;
  Network network_;
  Network older_;
  Network average_;
  Adam adam_;
  std::shared_ptr<const Player> random_;
  std::shared_ptr<const Player> greedy_;
};

struct Strength {
  double mean_score = 0;  // a round, points
  double made = 0;        // share of bids made
};

// How `one` does in a seat drawn at random against `others`, over `rounds` rounds.
Strength measure(const SeatPlan& one, const SeatPlan& others, int players, int cards, int rounds,
                 std::uint64_t seed);

}  // namespace wizbid
