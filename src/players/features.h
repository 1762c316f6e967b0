// What the trained players see: a view of the round as a list of active inputs of the network.
#pragma once

#include <array>
#include <cstdint>

#include "players/view.h"

namespace wizbid {

// The four suits in an order that does not depend on their names: trump has place 0 (unused when
// there is none), the plain suits have places 1..4: first by own holding, then by the public
// history. Two suits with the same key look alike in every way to the player who sees them.
struct SuitOrder {
  std::array<std::uint8_t, 4> place;  // by suit
  std::array<std::uint64_t, 4> key;   // by suit
};

inline constexpr int suit_places = 5;

// What a network is asked for. A value before the auction tells which trump suit to name.
enum class Decision : std::uint8_t { value, bid, card };

// Whose score is maximised: one's own, or one's own less the mean of the others'.
enum class Objective : std::uint8_t { points, rival };

// Who asks: a seat and the cards it still holds. `bid` is its own bid, 0 before it has bid.
struct Asker {
  Seat seat;
  CardSet hand;
  Tricks bid = 0;
  Objective objective = Objective::points;
};

// Active inputs, each below input_count. An input may stand there several times and then counts
// as often.
struct Inputs {
  static constexpr int capacity = 256;
  std::array<std::uint16_t, capacity> index;
  int size = 0;
  void add(int input) {
    index[static_cast<std::size_t>(size++)] = static_cast<std::uint16_t>(input);
  }
};

// Outputs of the network: one a suit card by place and rank, Wizard, Jester, bids, the value.
inline constexpr int wizard_output = suit_places * ranks_per_suit;
inline constexpr int jester_output = wizard_output + 1;
inline constexpr int first_bid_output = jester_output + 1;
inline constexpr int value_output = first_bid_output + max_cards + 1;
inline constexpr int output_count = value_output + 1;

int input_count();

SuitOrder canonical_suits(const PublicRound& table, const Asker& asker);

// The output that stands for playing `card`.
constexpr int card_output(const SuitOrder& suits, Card card) {
  if (card.is_wizard())
    return wizard_output;
  if (card.is_jester())
    return jester_output;
  return suits.place[static_cast<std::size_t>(card.suit())] * ranks_per_suit +
         static_cast<int>(card.rank());
}

// Relabelling the suits of table and hand changes nothing in the list.
// Must hold: `suits` is canonical_suits(table, asker).
Inputs active_inputs(const PublicRound& table, const Asker& asker, const SuitOrder& suits,
                     Decision decision);

}  // namespace wizbid
