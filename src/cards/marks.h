// A text cut into the smallest pieces that mean something in the notation of a deck.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "cards/card.h"
#include "cards/deck.h"
#include "cards/utf8.h"

namespace wizbid {

enum class MarkKind : std::uint8_t {
  suit,         // a letter, a word, or a symbol with or without a variation selector
  either_suit,  // what two suits begin with
  rank,         // a letter or a word; a J may turn out to be a Jester
  digits,       // as many as stand together
  wizard,       // a letter or a word
  jester,       // the same
  special,      // the word for a special card
  glued_word,  // a word for a Wizard, Jester or special card that something follows without a blank
  unknown,     // any other character
};

struct Mark {
  MarkKind kind = MarkKind::unknown;
  std::size_t begin = 0;  // the characters [begin, end) of the text
  std::size_t end = 0;
  bool starts_word = false;  // a blank, a comma or the start of the text stands before it
  bool ends_word = false;    // a blank, a comma or the end of the text stands behind it
  Suit suit = Suit::clubs;   // of a suit
  Suit other = Suit::clubs;  // of either suit
  Rank rank = Rank::two;     // of a rank
  int special = 0;           // the number of a special card
  bool is_jack = false;      // a rank that may be a Jester

  bool stands_alone() const { return starts_word && ends_word; }
};

// The suit that a letter, in either case, or a symbol stands for in a deck.
std::optional<Suit> suit_of(Character character, const Deck& deck);

// The suit that the whole text stands for, by letter, symbol or word.
std::optional<Suit> suit_of(std::span<const Character> text, const Deck& deck);

// Whether two cards may be parted by it: blank, tab, end of line, comma.
bool is_separator(Character character);

// Chooses the form of the symbol before it (plain text or emoji) and is part of it.
bool is_variation_selector(Character character);

// All marks of the text in order; separators are none.
std::vector<Mark> find_marks(std::span<const Character> text, const Deck& deck);

}  // namespace wizbid
