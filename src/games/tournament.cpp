#include "games/tournament.h"

#include <algorithm>
#include <atomic>
#include <numeric>
#include <thread>
#include <vector>

namespace wizbid {
namespace {

// Cards played between two looks at the clock: well under a millisecond for simple players, some
// tens for the slowest.
constexpr std::uint64_t cards_of_a_piece = 1 << 12;

std::uint64_t games_of_a_piece(const Contest& contest) {
  const auto cards = std::accumulate(contest.rounds.begin(), contest.rounds.end(), 0U);
  const auto hands = static_cast<std::uint64_t>(contest.players()) *
                     static_cast<std::uint64_t>(contest.rotations());
  const std::uint64_t cards_of_a_set = cards * hands;
  return std::clamp<std::uint64_t>(cards_of_a_piece / cards_of_a_set, 1, 256);
}

// Hands the games out piece by piece, in order, so that what has been handed out is always all
// games up to some number.
class Pieces {
 public:
  struct Piece {
    std::uint64_t first;
    std::uint64_t end;
    bool empty() const { return first == end; }
  };

  Pieces(std::uint64_t games, std::uint64_t size) : games_(games), size_(size) {}

  // An empty piece: nothing left.
  Piece take() {
    const std::uint64_t first = stopped_ ? games_ : std::min(taken_.fetch_add(size_), games_);
    return {first, std::min(first + size_, games_)};
  }
  void stop() { stopped_ = true; }
  std::uint64_t taken() const { return std::min(taken_.load(), games_); }

 private:
  std::uint64_t games_;
  std::uint64_t size_;
  std::atomic<std::uint64_t> taken_ = 0;
  std::atomic<bool> stopped_ = false;
};

void play(const Contest& contest, const Pieces::Piece& piece, Standings& standings) {
  for (std::uint64_t game = piece.first; game < piece.end; ++game)
    standings.add(play_set(contest, game));
}

void play_all(const Contest& contest, Pieces& pieces, Standings& standings) {
  for (auto piece = pieces.take(); !piece.empty(); piece = pieces.take())
    play(contest, piece, standings);
}

}  // namespace

Standings play_games(const Contest& contest, std::uint64_t games, unsigned threads,
                     const PlayOn& play_on) {
  const std::uint64_t size = games_of_a_piece(contest);
  Pieces pieces(games, size);
  const std::uint64_t useful = std::min<std::uint64_t>(threads, (games - 1) / size + 1);
  std::vector<Standings> by_thread(
      useful,
      Standings(contest.players(), static_cast<int>(contest.rounds.size()), contest.rotations()));
  std::vector<std::thread> helpers;
  for (std::uint64_t k = 1; k < useful; ++k)
    helpers.emplace_back([&, k] { play_all(contest, pieces, by_thread[k]); });
  for (auto piece = pieces.take(); !piece.empty(); piece = pieces.take()) {
    play(contest, piece, by_thread[0]);
    if (!play_on(pieces.taken()))
      pieces.stop();
  }
  for (std::thread& helper : helpers)
    helper.join();
  for (std::uint64_t k = 1; k < useful; ++k)
    by_thread[0] += by_thread[k];
  return by_thread[0];
}

}  // namespace wizbid
