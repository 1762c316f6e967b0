// A text cut into the smallest pieces that mean something in the notation of cards.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "cards/card.h"
#include "cards/utf8.h"

namespace wizbid {

enum class MarkKind : std::uint8_t {
  suit,        // C D H S, or a suit symbol with or without a variation selector
  rank,        // T J Q K A; a J may turn out to be a Jester
  digits,      // as many as stand together
  wizard,      // W, or a word for it
  jester,      // a word for it
  glued_word,  // a word for a Wizard or Jester that something follows without a blank
  unknown,     // any other character
};

struct Mark {
  MarkKind kind = MarkKind::unknown;
  std::size_t begin = 0;  // the characters [begin, end) of the text
  std::size_t end = 0;
  bool starts_word = false;  // a blank, a comma or the start of the text stands before it
  bool ends_word = false;    // a blank, a comma or the end of the text stands behind it
  Suit suit = Suit::clubs;   // of a suit
  Rank rank = Rank::two;     // of a rank

  bool stands_alone() const { return starts_word && ends_word; }
  bool is_jack() const { return kind == MarkKind::rank && rank == Rank::jack; }
};

// The suit that a letter, in either case, or a symbol stands for.
std::optional<Suit> suit_of(Character character);

// Whether two cards may be parted by it: blank, tab, end of line, comma.
bool is_separator(Character character);

// Chooses the form of the symbol before it (plain text or emoji) and is part of it.
bool is_variation_selector(Character character);

// All marks of the text in order; separators are none.
std::vector<Mark> find_marks(std::span<const Character> text);

}  // namespace wizbid
