#include "cards/notation.h"

#include <algorithm>
#include <array>

#include "cards/card_text.h"
#include "cards/hand_reader.h"

namespace wizbid {
namespace {

std::span<const Character> without_separators_around(std::span<const Character> text) {
  while (!text.empty() && is_separator(text.front()))
    text = text.subspan(1);
  while (!text.empty() && is_separator(text.back()))
    text = text.first(text.size() - 1);
  return text;
}

// Where a suit alone is asked for, it may be called as in sentences.
std::optional<Suit> suit_by_name(std::span<const Character> text, DeckName deck) {
  std::string typed;
  for (const Character character : text.first(std::min<std::size_t>(text.size(), 16))) {
    if (!character.well_formed || character.code >= 0x80)
      return std::nullopt;
    const char c = static_cast<char>(character.code);
    typed += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  for (const Suit suit : all_suits) {
    if (typed == suit_name(suit, deck) || typed == suit_cards(suit, false, deck))
      return suit;
  }
  return std::nullopt;
}

template <typename Reads>
std::vector<DeckName> other_decks(DeckName deck, Reads reads) {
  std::vector<DeckName> found;
  for (const DeckName other : all_decks) {
    if (other != deck && reads(other))
      found.push_back(other);
  }
  return found;
}

}  // namespace

tl::expected<Card, NotationError> parse_card(std::string_view text, DeckName deck) {
  const std::vector<Character> characters = decode_utf8(text);
  const auto cards = HandReader(characters, deck).read();
  if (!cards)
    return tl::unexpected(cards.error());
  if (cards->size() != 1)
    return tl::unexpected(not_one_card(characters, cards->size(), deck));
  return cards->front();
}

tl::expected<std::vector<Card>, NotationError> parse_hand(std::string_view text, DeckName deck) {
  const std::vector<Character> characters = decode_utf8(text);
  return HandReader(characters, deck).read();
}

tl::expected<Suit, NotationError> parse_suit(std::string_view text, DeckName deck) {
  const std::vector<Character> characters = decode_utf8(text);
  const auto inner = without_separators_around(characters);
  if (const auto suit = suit_of(inner, deck_of(deck)))
    return *suit;
  if (const auto named = suit_by_name(inner, deck))
    return *named;
  return tl::unexpected(not_a_suit(inner, deck));
}

std::vector<DeckName> decks_that_read(std::string_view text, DeckName deck) {
  return other_decks(deck, [text](DeckName other) {
    const auto cards = parse_hand(text, other);
    if (!cards || cards->empty())
      return false;
    return !deck_of(other).has_specials() ||
           std::any_of(cards->begin(), cards->end(), [](Card card) { return card.is_special(); });
  });
}

std::vector<DeckName> decks_that_read_suit(std::string_view text, DeckName deck) {
  return other_decks(deck, [text](DeckName other) {
    return !deck_of(other).has_specials() && parse_suit(text, other).has_value();
  });
}

}  // namespace wizbid
