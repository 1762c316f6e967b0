// A hand as it was typed: its cards and every word in it that is no card.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cards/card.h"
#include "cards/deck.h"

namespace wizbid::cli {

struct HandWords {
  std::vector<Card> cards;          // those of the words that could be read
  std::vector<std::string> faults;  // sentences, one a word that could not; none: all are cards
};

// Reads a hand in a deck. Where it can't be read as a whole, each of its words is tried by itself,
// unless the words hang together (as groups of ranks behind a suit do): then one sentence tells
// what stopped the reading, and there are no cards. Where another deck has the cards, a second one
// tells that.
HandWords read_hand_words(std::string_view text, DeckName deck = DeckName::us);

}  // namespace wizbid::cli
