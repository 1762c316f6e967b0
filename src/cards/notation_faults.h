// The sentences that refuse a text as a card or hand. For the reader of hands only.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cards/card.h"
#include "cards/deck.h"
#include "cards/notation.h"
#include "cards/utf8.h"

namespace wizbid {

// The characters [begin, end) of a text.
struct Piece {
  std::span<const Character> text;
  std::size_t begin = 0;
  std::size_t end = 0;

  std::span<const Character> characters() const { return text.subspan(begin, end - begin); }
};

// What was expected where something else stands.
enum class Expected : std::uint8_t { card, suit, rank };

// A character that belongs to no card, at `culprit` within the piece.
NotationError unknown_character(Piece piece, std::size_t culprit, Expected expected, DeckName deck);

// A word such as Jester that something follows without a blank.
NotationError glued_word(Piece piece, std::size_t word_end, DeckName deck);

// Digits that are no rank, with the suit that they stand with, if any.
NotationError wrong_number(Piece piece, std::size_t digits_begin, std::size_t digits_end,
                           std::optional<Suit> suit, DeckName deck);

// Digits that are several ranks, glued to a suit, as in C25.
NotationError ranks_glued_to_suit(Piece piece, Suit suit, const std::vector<Rank>& ranks,
                                  DeckName deck);

// A rank and no suit; `glued_to`: the suit of the card directly before it, if that was written
// suit first, as in H46.
NotationError rank_without_suit(Piece piece, Rank rank, std::optional<Suit> glued_to,
                                DeckName deck);

// A suit and no rank.
NotationError suit_without_rank(Piece piece, Suit suit, DeckName deck);

// What two suits begin with, as in g7 for green or yellow (gelb), with its rank, if any.
NotationError either_suit(Piece piece, Suit one, Suit other, std::optional<Rank> rank,
                          DeckName deck);

// Two suits and no rank, as in DH.
NotationError two_suits(Piece piece, DeckName deck);

// A whole card within a group of ranks.
NotationError card_in_group(Piece piece, Suit group, std::size_t group_begin, DeckName deck);

// A J that may be the US Jack of `suit` or a Jester; `readings` are the hands that can be meant,
// each spelled so that it reads one way only.
NotationError doubtful_jack(Piece piece, Suit suit, const std::vector<std::string>& readings);

// Some other number of cards where one is expected.
NotationError not_one_card(std::span<const Character> text, std::size_t cards, DeckName deck);

NotationError not_a_suit(std::span<const Character> text, DeckName deck);

}  // namespace wizbid
