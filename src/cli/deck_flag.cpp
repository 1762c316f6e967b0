#include "cli/deck_flag.h"

#include <fmt/format.h>

#include <vector>

#include "cards/card_text.h"
#include "cards/notation.h"

namespace wizbid::cli {

namespace {

constexpr std::size_t longest_with_hint = 400;  // bytes; no hand is so long

std::vector<std::string_view> deck_names() {
  std::vector<std::string_view> names;
  for (const DeckName deck : all_decks)
    names.push_back(deck_of(deck).name);
  return names;
}

std::string deck_list(const std::vector<DeckName>& decks) {
  std::string list;
  for (const DeckName deck : decks)
    list += fmt::format("{}{}", list.empty() ? "" : " or ", deck_of(deck).name);
  return list;
}

// In the order typed; special cards as the deck that has them writes them.
std::string written(const std::vector<Card>& cards, DeckName deck, DeckName read_in) {
  std::string text;
  for (const Card card : cards)
    text += (text.empty() ? "" : " ") + card_text(card, card.is_special() ? read_in : deck);
  return text;
}

std::string readings(std::string_view cards, const std::vector<DeckName>& others, DeckName deck) {
  std::string text;
  for (const DeckName other : others)
    text += fmt::format("{}{} in the deck {}", text.empty() ? "" : ", ",
                        written(*parse_hand(cards, other), deck, other), deck_of(other).name);
  return text;
}

}  // namespace

DeckName read_deck(ValueReader& reader) {
  return all_decks[reader.choice("deck", deck_names()).value_or(0)];
}

std::string hint_of_other_deck(std::string_view cards, DeckName deck) {
  // What has special cards is played with no other deck.
  if (cards.size() > longest_with_hint || deck_of(deck).has_specials())
    return "";
  const auto others = decks_that_read(cards, deck);
  if (others.empty())
    return "";
  return fmt::format("{} would be {}: type --deck {} for {}.", in_quotes(cards),
                     readings(cards, others, deck), deck_list(others),
                     others.size() == 1 ? "that" : "the one you mean");
}

std::string hint_of_other_deck_for_suit(std::string_view suit, DeckName deck) {
  const auto others =
      suit.size() > longest_with_hint ? std::vector<DeckName>{} : decks_that_read_suit(suit, deck);
  if (others.empty())
    return "";
  return fmt::format("{} is a suit of the deck {}: type --deck and its name.", in_quotes(suit),
                     deck_list(others));
}

}  // namespace wizbid::cli
