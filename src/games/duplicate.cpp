#include "games/duplicate.h"

namespace wizbid {
namespace {

void add(const GameRound& round, int players, SetSums& sums) {
  for (std::size_t place = 0; place < static_cast<std::size_t>(players); ++place) {
    const Seat seat = round.seats[place];
    const auto s = static_cast<std::size_t>(seat.index());
    sums[Measure::score][place] += round.result.scores[s];
    sums[Measure::made][place] += round.result.made(seat) ? 1 : 0;
    sums[Measure::bid][place] += round.result.bids[s];
    sums[Measure::taken][place] += round.result.taken[s];
  }
}

// Places below less places above, by the scores of the whole game.
void add_table_points(const std::vector<GameRound>& rounds, int players, ByPlace& sums) {
  const auto places = static_cast<std::size_t>(players);
  ByPlace totals{};
  for (const GameRound& round : rounds) {
    for (std::size_t place = 0; place < places; ++place)
      totals[place] += round.result.scores[at(round.seats[place])];
  }
  for (std::size_t place = 0; place < places; ++place) {
    for (std::size_t other = 0; other < places; ++other)
      sums[place] +=
          (totals[place] > totals[other] ? 1 : 0) - (totals[place] < totals[other] ? 1 : 0);
  }
}

}  // namespace

std::vector<SetSums> play_set(const Contest& contest, std::uint64_t game) {
  std::vector<SetSums> sums(contest.rounds.size());
  for (int rotation = 0; rotation < contest.rotations(); ++rotation) {
    const std::vector<GameRound> rounds = play_game(contest, {game, rotation});
    for (std::size_t k = 0; k < rounds.size(); ++k)
      add(rounds[k], contest.players(), sums[k]);
    if (!rounds.empty())
      add_table_points(rounds, contest.players(), sums.back()[Measure::table_points]);
  }
  return sums;
}

}  // namespace wizbid
