#include "games/standings.h"

namespace wizbid {
namespace {

std::int64_t count(const Places& places) {
  return static_cast<std::int64_t>(places.size());
}

void add_weight(SeatFactors& weights, const Places& places, std::int64_t weight) {
  for (const int place : places)
    weights[static_cast<std::size_t>(place)] += weight;
}

SeatFactors all_alike(const Places& places) {
  SeatFactors weights{};
  add_weight(weights, places, 1);
  return weights;
}

// Times count(ahead) x count(behind), so that the weights are whole.
SeatFactors lead(const Places& ahead, const Places& behind) {
  SeatFactors weights{};
  add_weight(weights, ahead, count(behind));
  add_weight(weights, behind, -count(ahead));
  return weights;
}

std::size_t at(Measure measure) {
  return static_cast<std::size_t>(measure);
}

}  // namespace

Standings::Standings(int players, int rounds, int rotations)
    : players_(players), rotations_(rotations), by_round_(static_cast<std::size_t>(rounds)) {}

void Standings::add(const std::vector<SetSums>& set) {
  SetSums game;
  for (std::size_t k = 0; k < set.size(); ++k) {
    for (std::size_t m = 0; m < measures; ++m) {
      by_round_[k][m].add(set[k].sums[m]);
      for (std::size_t place = 0; place < max_players; ++place)
        game.sums[m][place] += set[k].sums[m][place];
    }
  }
  for (std::size_t m = 0; m < measures; ++m)
    whole_[m].add(game.sums[m]);
}

Standings& Standings::operator+=(const Standings& other) {
  for (std::size_t m = 0; m < measures; ++m) {
    whole_[m] += other.whole_[m];
    for (std::size_t k = 0; k < by_round_.size(); ++k)
      by_round_[k][m] += other.by_round_[k][m];
  }
  return *this;
}

Estimate Standings::a_game(Measure measure, const Places& places) const {
  return whole_[at(measure)].estimate(all_alike(places), count(places) * rotations_);
}

Estimate Standings::a_round(Measure measure, const Places& places) const {
  return whole_[at(measure)].estimate(all_alike(places), count(places) * rotations_ * rounds());
}

Estimate Standings::in_round(int round, Measure measure, const Places& places) const {
  const Sums& sums = by_round_[static_cast<std::size_t>(round)];
  return sums[at(measure)].estimate(all_alike(places), count(places) * rotations_);
}

Estimate Standings::lead_a_game(Measure measure, const Places& ahead, const Places& behind) const {
  return whole_[at(measure)].estimate(lead(ahead, behind),
                                      count(ahead) * count(behind) * rotations_);
}

Estimate Standings::lead_a_round(Measure measure, const Places& ahead, const Places& behind) const {
  return whole_[at(measure)].estimate(lead(ahead, behind),
                                      count(ahead) * count(behind) * rotations_ * rounds());
}

}  // namespace wizbid
