// How strong a card looks at a glance: a few groups, as a club player sorts a hand. Within a group
// only the order of the cards of one suit counts.
#pragma once

#include <cstdint>

#include "cards/card_set.h"
#include "rules/trump.h"

namespace wizbid {

// From the weakest to the strongest. High: Q, K, A. Low: 2..J.
enum class Strength : std::uint8_t { jester, plain_low, plain_high, trump_low, trump_high, wizard };
inline constexpr int strengths = 6;

// The cards of a strength.
CardSet cards_of(Strength strength, Trump trump);

// The suit cards that have another strength than the next lower one of their suit, whatever the
// trump: the Queens.
CardSet strength_cuts();

// The weakest and the strongest cards of a set: of the lowest (highest) strength in it the lowest
// (highest) card of each suit; of several Wizards, or Jesters, one. Must hold: !cards.empty().
CardSet weakest(CardSet cards, Trump trump);
CardSet strongest(CardSet cards, Trump trump);

}  // namespace wizbid
