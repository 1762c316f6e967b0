#include "cards/card_text.h"

#include <array>

namespace wizbid {
namespace {

constexpr std::array<std::string_view, ranks_per_suit> rank_names{
    "two",  "three", "four", "five",  "six",  "seven", "eight",
    "nine", "ten",   "jack", "queen", "king", "ace"};

}  // namespace

std::string rank_text(Rank rank, DeckName deck) {
  return std::string(deck_of(deck).ranks[static_cast<std::size_t>(rank)]);
}

std::string suit_text(Suit suit, CardStyle style) {
  const Deck& deck = deck_of(style.deck);
  const auto& names = style.suits == SuitStyle::letters ? deck.suits : deck.symbols;
  return std::string(names[static_cast<std::size_t>(suit)]);
}

std::string_view suit_name(Suit suit, DeckName deck, Language language) {
  return phrase(language, deck_of(deck).suit_names[static_cast<std::size_t>(suit)]);
}

std::string_view suit_cards(Suit suit, bool plural, DeckName deck) {
  const auto& names = plural ? deck_of(deck).more_cards : deck_of(deck).one_card;
  return names[static_cast<std::size_t>(suit)];
}

std::string is_trump_text(Suit suit, DeckName deck, Language language) {
  return say(language, deck_of(deck).are_trump, suit_name(suit, deck, language));
}

std::string card_text(Card card, CardStyle style) {
  const Deck& deck = deck_of(style.deck);
  if (card.is_wizard())
    return std::string(deck.wizard);
  if (card.is_jester())
    return std::string(deck.jester);
  if (card.is_special())
    return std::string(
        phrase(style.language, deck.specials[static_cast<std::size_t>(card.special_number())]));
  const std::string rank = rank_text(card.rank(), style.deck);
  const std::string suit = suit_text(card.suit(), style);
  return deck.suit_first ? suit + std::string(deck.between) + rank
                         : rank + std::string(deck.between) + suit;
}

std::string card_text(CardSet cards, CardStyle style) {
  std::string text;
  for (const Card card : cards) {
    if (!text.empty())
      text += ' ';
    text += card_text(card, style);
  }
  return text;
}

std::string card_name(Card card) {
  if (card.is_wizard())
    return "Wizard";
  if (card.is_jester())
    return "Jester";
  if (card.is_special())
    return "special card";
  return std::string(rank_names[static_cast<std::size_t>(card.rank())]) + " of " +
         std::string(suit_name(card.suit()));
}

}  // namespace wizbid
