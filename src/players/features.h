// What the trained players see: a view of the round, and each choice in it, as a list of active
// inputs of the network.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

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
  bool sum_rule = false;  // the last bidder may not make the bids add up to the tricks
};

using InputSpan = std::span<const std::uint16_t>;

// Active inputs, each below input_count(). An input may stand there several times and then counts
// as often.
template <std::size_t most>
struct InputList {
  static constexpr std::size_t capacity = most;
  std::array<std::uint16_t, most> index;
  int size = 0;
  void add(int input) {
    index[static_cast<std::size_t>(size++)] = static_cast<std::uint16_t>(input);
  }
  InputSpan span() const { return {index.data(), static_cast<std::size_t>(size)}; }
};

using Inputs = InputList<192>;       // of a state: the same for every choice
using ChoiceInputs = InputList<12>;  // of one choice, on top of those of the state

int input_count();

SuitOrder canonical_suits(const PublicRound& table, const Asker& asker);

// The place of a card in the blocks of inputs that have one input a face: by suit place and rank,
// then the Wizard, then the Jester.
inline constexpr int faces = suit_places * ranks_per_suit + 2;
constexpr int face_of(const SuitOrder& suits, Card card) {
  if (card.is_wizard())
    return faces - 2;
  if (card.is_jester())
    return faces - 1;
  return suits.place[static_cast<std::size_t>(card.suit())] * ranks_per_suit +
         static_cast<int>(card.rank());
}

// Relabelling the suits of table and hand changes nothing in the lists.
// Must hold: `suits` is canonical_suits(table, asker).
Inputs state_inputs(const PublicRound& table, const Asker& asker, const SuitOrder& suits,
                    Decision decision);

// Playing `card`. Must hold: it is legal.
ChoiceInputs card_inputs(const PublicRound& table, const Asker& asker, const SuitOrder& suits,
                         Card card);

// Bidding `bid`: for Decision::bid now, for Decision::value later.
ChoiceInputs bid_inputs(const PublicRound& table, const Asker& asker, Tricks bid);

}  // namespace wizbid
