// Reading cards that people type, in the notation of a deck. Here that of the US deck:
//
// Accepted, in upper or lower case, with blanks, commas or nothing between the cards:
//   AH HA 10S TS A♥   a suit card, rank and suit in either order
//   W, J              a Wizard, a Jester; also the words Wizard, Zauberer, Jester, Je, Narr, Joker
//   H 4 6 8           a suit letter standing alone opens a group of ranks
// A J directly before a suit is the Jack; so is a J in a group that goes on or is followed by
// another group. A J elsewhere is a Jester. Where a J could be either, where 11H could be the Jack
// or the eleventh card, or where anything else is open to doubt, the text is refused: a wrong
// reading is never silent. The other decks have other words (deck.h) and the same grammar: "b13",
// "blaue 12" and "red Dragon" are a suit and its ranks.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "cards/card.h"
#include "cards/deck.h"

namespace wizbid {

// Why a text is no card or hand.
struct NotationError {
  std::string message;       // a whole sentence: what is wrong, where, and what to type instead
  std::size_t position = 1;  // of the offending text: characters from the start, the first is 1
  std::string text;          // the offending text, cut short if long, safe to print
};

// Exactly one card. A Wizard or Jester is copy 0.
tl::expected<Card, NotationError> parse_card(std::string_view text, DeckName deck = DeckName::us);

// The cards in the order typed; none for a blank text. Repetitions are not an error here: a suit
// card typed twice is there twice. The k-th Wizard is copy k, up to four; a fifth is copy 0 again,
// and so a repetition like any other. The same for Jesters.
tl::expected<std::vector<Card>, NotationError> parse_hand(std::string_view text,
                                                          DeckName deck = DeckName::us);

// A suit by letter, symbol or name: "H", "h", "♥", "hearts", "heart"; "r", "rot", "dwarves".
tl::expected<Suit, NotationError> parse_suit(std::string_view text, DeckName deck = DeckName::us);

// The other decks in which a text that is none in `deck` is a hand; for a reader in `deck`. Decks
// with special cards only where the text names such a card.
std::vector<DeckName> decks_that_read(std::string_view text, DeckName deck);

// The same for a suit.
std::vector<DeckName> decks_that_read_suit(std::string_view text, DeckName deck);

}  // namespace wizbid
