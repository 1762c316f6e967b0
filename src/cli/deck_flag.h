// The deck that cards are typed and printed in.
#pragma once

#include <string>
#include <string_view>

#include "cards/deck.h"
#include "cli/value_reader.h"

namespace wizbid::cli {

// The deck of --deck; the US deck where it is not given or not known, which is a fault.
DeckName read_deck(ValueReader& reader);

// A sentence for who typed cards that are none in `deck`: which other deck has them, and what they
// are; all of them where there are several, since nobody can tell which is meant. Empty: none has.
std::string hint_of_other_deck(std::string_view cards, DeckName deck);

// The same for a suit.
std::string hint_of_other_deck_for_suit(std::string_view suit, DeckName deck);

}  // namespace wizbid::cli
