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

// In the order typed.
std::string written(const std::vector<Card>& cards, DeckName deck) {
  std::string text;
  for (const Card card : cards)
    text += (text.empty() ? "" : " ") + card_text(card, deck);
  return text;
}

std::string readings(std::string_view cards, const std::vector<DeckName>& others, DeckName deck) {
  std::string text;
  for (const DeckName other : others)
    text += fmt::format("{}{} in the deck {}", text.empty() ? "" : ", ",
                        written(*parse_hand(cards, other), deck), deck_of(other).name);
  return text;
}

}  // namespace

DeckName read_deck(ValueReader& reader) {
  const auto text = reader.values().text("deck");
  if (text && in_lower_case(*text) == "camelot") {
    reader.add_fault(fmt::format(
        "{}: this version has no deck camelot, whose four special cards change the game; it has "
        "us, german, medieval and numbers.",
        reader.values().label("deck")));
    return DeckName::us;
  }
  return all_decks[reader.choice("deck", deck_names()).value_or(0)];
}

std::string hint_of_other_deck(std::string_view cards, DeckName deck) {
  if (cards.size() > longest_with_hint)
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
