#include "cards/notation.h"

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

// The text in small letters if it is short and all ASCII, else nothing that is a word.
std::string small_letters(std::span<const Character> text) {
  std::string small;
  for (const Character character : text.first(std::min<std::size_t>(text.size(), 16))) {
    const char32_t code = character.code;
    if (code >= 0x80)
      return {};
    small += static_cast<char>(code >= U'A' && code <= U'Z' ? code - U'A' + U'a' : code);
  }
  return small;
}

std::optional<Suit> suit_by_name(std::span<const Character> text) {
  const std::string typed = small_letters(text);
  for (const Suit suit : all_suits) {
    const std::string_view name = suit_name(suit);
    if (typed == name || typed == name.substr(0, name.size() - 1))
      return suit;
  }
  return std::nullopt;
}

}  // namespace

tl::expected<Card, NotationError> parse_card(std::string_view text) {
  const std::vector<Character> characters = decode_utf8(text);
  const auto cards = HandReader(characters).read();
  if (!cards)
    return tl::unexpected(cards.error());
  if (cards->size() != 1)
    return tl::unexpected(not_one_card(characters, cards->size()));
  return cards->front();
}

tl::expected<std::vector<Card>, NotationError> parse_hand(std::string_view text) {
  const std::vector<Character> characters = decode_utf8(text);
  return HandReader(characters).read();
}

tl::expected<Suit, NotationError> parse_suit(std::string_view text) {
  const std::vector<Character> characters = decode_utf8(text);
  const auto inner = without_separators_around(characters);
  const auto suit = inner.empty() ? std::nullopt : suit_of(inner.front());
  const bool symbol = suit && inner.front().code >= 0x80;
  if (suit &&
      (inner.size() == 1 || (symbol && inner.size() == 2 && is_variation_selector(inner[1]))))
    return *suit;
  if (const auto named = suit_by_name(inner))
    return *named;
  return tl::unexpected(not_a_suit(inner));
}

}  // namespace wizbid
