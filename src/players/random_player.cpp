#include "players/random_player.h"

#include <algorithm>

namespace wizbid {

void RandomPlayer::rate_bids(const BidView&, std::span<Points> scores) const {
  std::ranges::fill(scores, 0.0);
}

std::array<Points, 4> RandomPlayer::rate_trumps(const TrumpView&) const {
  return {};
}

}  // namespace wizbid
