// Seats and counts at the table, as types.
#pragma once

#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "cards/card.h"

namespace wizbid {

inline constexpr int min_players = 3;
inline constexpr int max_players = 6;
inline constexpr int max_cards = 20;  // in a hand: the last round of three players

// A place at the table, counted from 0 = left of the dealer (leads and bids first); the dealer
// has the last seat. People number them from 1: see number().
class Seat {
 public:
  constexpr Seat() = default;
  static constexpr Seat from_index(int index) { return Seat(index); }
  static constexpr Seat from_number(int number) { return Seat(number - 1); }
  constexpr int index() const { return index_; }
  constexpr int number() const { return index_ + 1; }
  // The seat `steps` to the left of this one at a table of `players`. Must hold: steps >= 0.
  constexpr Seat left(int steps, int players) const { return Seat((index_ + steps) % players); }
  friend constexpr auto operator<=>(Seat, Seat) = default;

 private:
  explicit constexpr Seat(int index) : index_(static_cast<std::int8_t>(index)) {}
  std::int8_t index_ = 0;
};

// Where a seat stands in arrays by seat.
constexpr std::size_t at(Seat seat) {
  return static_cast<std::size_t>(seat.index());
}

using Tricks = int;     // a number of tricks, bid or taken
using Points = double;  // a score, or an expected score

}  // namespace wizbid
