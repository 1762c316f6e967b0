// A deal: the hands of all players.
#pragma once

#include <array>

#include "cards/card_set.h"
#include "rules/table.h"

namespace wizbid {

struct Deal {
  std::array<CardSet, max_players> hands;  // by seat; empty beyond the players
  CardSet& operator[](Seat seat) { return hands[static_cast<std::size_t>(seat.index())]; }
  CardSet operator[](Seat seat) const { return hands[static_cast<std::size_t>(seat.index())]; }
};

}  // namespace wizbid
