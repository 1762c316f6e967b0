// The score sheet of a contest: what each player got, a game and a round, and how sure that is.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/duplicate.h"
#include "games/joint_sums.h"

namespace wizbid {

// The places that count together: one of the line-up, or all of a name.
using Places = std::vector<int>;

// The unit of independence is one set: a game, or with duplicate deals the game in all rotations.
class Standings {
 public:
  Standings(int players, int rounds, int rotations);

  // A set, as play_set() gives it.
  void add(const std::vector<SetSums>& set);
  Standings& operator+=(const Standings& other);

  int players() const { return players_; }
  int rounds() const { return static_cast<int>(by_round_.size()); }
  int rotations() const { return rotations_; }
  std::int64_t sets() const { return whole_[0].sets(); }

  // The mean for each of the places: in a game, the sum over its rounds. Must hold for all of
  // these: sets() > 0; places are not empty.
  Estimate a_game(Measure measure, const Places& places) const;
  // The same a round, over all rounds of a game, ...
  Estimate a_round(Measure measure, const Places& places) const;
  // ... and in the k-th round of a game only.
  Estimate in_round(int round, Measure measure, const Places& places) const;

  // By how much the mean of some places is above that of others, a game and a round.
  Estimate lead_a_game(Measure measure, const Places& ahead, const Places& behind) const;
  Estimate lead_a_round(Measure measure, const Places& ahead, const Places& behind) const;

  friend bool operator==(const Standings&, const Standings&) = default;

 private:
  using Sums = std::array<JointSums, measures>;  // by measure

  int players_;
  int rotations_;
  Sums whole_{};  // of all rounds of a game
  std::vector<Sums> by_round_;
};

}  // namespace wizbid
