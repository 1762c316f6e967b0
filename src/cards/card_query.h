// A set of cards that somebody asks about, as typed in the notation of a deck: "trump>9+W".
//
//   W  J           the Wizards, the Jesters
//   H  hearts  ♥   the cards of a suit
//   H>J  H>=10  H<5  H<=4    those above or below a rank, which is left out, or kept with =
//   trump  trump>9           the same for the trump suit
//   AH,KH          the cards themselves, in any notation for a hand
//   W+trump>9      all of these together; a comma does the same
//   void:H         none of the whole set that follows
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "cards/card_set.h"
#include "cards/card_text.h"
#include "cards/notation.h"

namespace wizbid {

// The cards of a suit, or of the trump suit, from a rank to a rank.
struct SuitPart {
  std::optional<Suit> suit;  // nullopt: trump
  Rank lowest = Rank::two;
  Rank highest = Rank::ace;
  friend bool operator==(const SuitPart&, const SuitPart&) = default;
};

// Cards named one by one, and all Wizards or Jesters.
struct NamedCards {
  CardSet cards;
  friend bool operator==(const NamedCards&, const NamedCards&) = default;
};

using QueryPart = std::variant<SuitPart, NamedCards>;

struct CardQuery {
  bool none = false;             // "void:" stands in front
  std::vector<QueryPart> parts;  // at least one; never empty sets
};

// A set as typed. The error's position counts from the start of `text`.
tl::expected<CardQuery, NotationError> parse_card_query(std::string_view text,
                                                        DeckName deck = DeckName::us);

bool asks_for_trump(const CardQuery& query);

// All the cards of the set in the full deck; without a trump suit there are no trumps.
CardSet cards_of(const CardQuery& query, std::optional<Suit> trump);

// The cards of a suit (suit_cards in card_text.h) in a language: in German "Herz-Karte",
// "Herz-Karten".
std::string suit_cards_in(Language language, Suit suit, bool plural, DeckName deck);

// The set in words, after a number: "Wizards or trumps above the 9", "of 10H, AH, Wizards". In the
// singular "Wizard or trump above the 9".
std::string query_words(const CardQuery& query, bool plural, CardStyle style = {},
                        Language language = Language::english);

}  // namespace wizbid
