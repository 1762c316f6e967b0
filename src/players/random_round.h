// The cards of a round when everybody plays at random: the same rounds as play_cards, several times
// as fast.
#pragma once

#include <array>
#include <cstdint>

#include "deals/deal.h"
#include "deals/random.h"
#include "rules/trump.h"

namespace wizbid {

using TricksTaken = std::array<std::int8_t, max_players>;  // by seat

// Made ready for one trump. Any number of threads may use one.
class RandomRound {
 public:
  explicit RandomRound(Trump trump);

  // What play_cards gives, from the same numbers, with a RandomPlayer in every seat and seat 1
  // leading. Must hold: `hands` has `cards` cards for each of the first `players` seats.
  TricksTaken play(const Deal& hands, int players, int cards, Random& random) const;

 private:
  static constexpr std::size_t no_suit = 4;  // nothing to follow

  // How strong each card is in a trick whose suit to follow is this; equal ones: the first wins.
  std::array<std::array<std::uint8_t, Card::deck_size>, 5> strength_{};
};

}  // namespace wizbid
