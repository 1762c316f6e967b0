// How cards are written for people: the canonical notation of the US deck.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cards/card.h"
#include "cards/card_set.h"

namespace wizbid {

enum class SuitStyle : std::uint8_t {
  letters,  // AH
  symbols,  // A♥, for terminals and files that have UTF-8
};

std::string rank_text(Rank rank);  // "2".."10" "J" "Q" "K" "A"
std::string suit_text(Suit suit, SuitStyle style = SuitStyle::letters);
std::string_view suit_name(Suit suit);  // "clubs", "diamonds", "hearts", "spades"

// Rank then suit: "AH", "10S"; "W" any Wizard, "J" any Jester.
std::string card_text(Card card, SuitStyle style = SuitStyle::letters);

// The cards in the deck's order (C D H S by rank, then W, then J) with a blank between: "2C AH W".
std::string card_text(CardSet cards, SuitStyle style = SuitStyle::letters);

// In words: "ace of hearts", "Wizard", "Jester".
std::string card_name(Card card);

}  // namespace wizbid
