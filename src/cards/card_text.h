// How cards are written for people: the canonical notation of a deck.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cards/card.h"
#include "cards/card_set.h"
#include "cards/deck.h"
#include "words/language.h"

namespace wizbid {

enum class SuitStyle : std::uint8_t {
  letters,  // AH
  symbols,  // A♥, for terminals and files that have UTF-8
};

// In which deck cards are written, how its suits are, and in which language special cards are
// named. Made from either alone, the other is the US deck or letters.
struct CardStyle {
  DeckName deck = DeckName::us;
  SuitStyle suits = SuitStyle::letters;
  Language language = Language::english;

  constexpr CardStyle() = default;
  constexpr CardStyle(SuitStyle style) : suits(style) {}
  constexpr CardStyle(DeckName name, SuitStyle style = SuitStyle::letters,
                      Language said_in = Language::english)
      : deck(name), suits(style), language(said_in) {}
};

std::string rank_text(Rank rank, DeckName deck = DeckName::us);  // "2".."10" "J" "Q" "K" "A"
std::string suit_text(Suit suit, CardStyle style = {});
// "hearts", "red"; in German "Herz", "Rot".
std::string_view suit_name(Suit suit, DeckName deck = DeckName::us,
                           Language language = Language::english);

// The cards of a suit with a number before them: "heart", "hearts", "red card", "red cards".
std::string_view suit_cards(Suit suit, bool plural, DeckName deck = DeckName::us);

// "hearts are trump", "red is trump"; in German "Herz ist Trumpf".
std::string is_trump_text(Suit suit, DeckName deck, Language language = Language::english);

// As the deck has it: "AH", "10S", "b13", "red Dragon"; "W" or "Z" any Wizard, "J" or "N" any
// Jester. Must hold: a special card is written in the style of a deck that has it.
std::string card_text(Card card, CardStyle style = {});

// The cards in the deck's order (C D H S by rank, then W, then J, then special cards) with a blank
// between: "2C AH W".
std::string card_text(CardSet cards, CardStyle style = {});

// In words: "ace of hearts", "Wizard", "Jester".
std::string card_name(Card card);

}  // namespace wizbid
