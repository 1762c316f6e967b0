#include "cards/card_text.h"

#include <array>

namespace wizbid {
namespace {

constexpr std::array<std::string_view, ranks_per_suit> ranks{"2", "3",  "4", "5", "6", "7", "8",
                                                             "9", "10", "J", "Q", "K", "A"};
constexpr std::array<std::string_view, ranks_per_suit> rank_names{
    "two",  "three", "four", "five",  "six",  "seven", "eight",
    "nine", "ten",   "jack", "queen", "king", "ace"};
constexpr std::array<std::string_view, 4> letters{"C", "D", "H", "S"};
constexpr std::array<std::string_view, 4> symbols{"♣", "♦", "♥", "♠"};
constexpr std::array<std::string_view, 4> suit_names{"clubs", "diamonds", "hearts", "spades"};

}  // namespace

std::string rank_text(Rank rank) {
  return std::string(ranks[static_cast<std::size_t>(rank)]);
}

std::string suit_text(Suit suit, SuitStyle style) {
  const auto place = static_cast<std::size_t>(suit);
  return std::string(style == SuitStyle::letters ? letters[place] : symbols[place]);
}

std::string_view suit_name(Suit suit) {
  return suit_names[static_cast<std::size_t>(suit)];
}

std::string card_text(Card card, SuitStyle style) {
  if (card.is_wizard())
    return "W";
  if (card.is_jester())
    return "J";
  return rank_text(card.rank()) + suit_text(card.suit(), style);
}

std::string card_text(CardSet cards, SuitStyle style) {
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
  return std::string(rank_names[static_cast<std::size_t>(card.rank())]) + " of " +
         std::string(suit_name(card.suit()));
}

}  // namespace wizbid
