// How strong a card looks at a glance: a few groups, as a club player sorts a hand. Within a group
// only the order of the cards of one suit counts.
#pragma once

#include <cstdint>

#include "cards/card_set.h"
#include "rules/trump.h"

namespace wizbid {

// From the weakest to the strongest.
enum class Strength : std::uint8_t {
  jester,
  plain_low,   // 2..J of a plain suit
  plain_high,  // Q, K
  trump_low,   // 2..8 of trump
  plain_ace,
  trump_middle,  // 9..J
  trump_high,    // Q, K
  trump_ace,
  wizard,
};
inline constexpr int strengths = 9;

Strength strength(Card card, Trump trump);

// The cards that strength() tells apart from the next lower one of their suit.
CardSet strength_cuts(Trump trump);

// The weakest and the strongest cards of a set: of the lowest (highest) group in it the lowest
// (highest) card of each suit; of several Wizards, or Jesters, one. Must hold: !cards.empty().
CardSet weakest(CardSet cards, Trump trump);
CardSet strongest(CardSet cards, Trump trump);

}  // namespace wizbid
