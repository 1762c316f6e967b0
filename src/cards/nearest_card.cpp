#include "cards/nearest_card.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <vector>

#include "cards/card_text.h"
#include "cards/lookalike.h"
#include "cards/marks.h"

namespace wizbid {
namespace {

constexpr std::size_t longest_looked_at = 8;

struct Spelling {
  std::string text;
  Card card;
};

std::string letter_of(Suit suit) {
  return suit_text(suit, SuitStyle::letters);
}

void add_suited(std::vector<Spelling>& spellings, const std::string& rank, Card card) {
  spellings.push_back({rank + letter_of(card.suit()), card});
  spellings.push_back({letter_of(card.suit()) + rank, card});
}

std::vector<Spelling> all_spellings() {
  std::vector<Spelling> spellings;
  for (const Card card : CardSet::full_deck()) {
    if (!card.is_suited())
      continue;
    add_suited(spellings, rank_text(card.rank()), card);
    if (card.rank() == Rank::ten)
      add_suited(spellings, "T", card);
  }
  for (const char* text : {"W", "WIZARD", "ZAUBERER", "Z"})
    spellings.push_back({text, Card::wizard()});
  for (const char* text : {"J", "JE", "JESTER", "NARR", "JOKER", "N"})
    spellings.push_back({text, Card::jester()});
  for (const Suit suit : all_suits) {
    add_suited(spellings, "14", {Rank::ace, suit});
    add_suited(spellings, "0", {Rank::ten, suit});    // its 1 forgotten
    add_suited(spellings, "D", {Rank::queen, suit});  // Dame
    add_suited(spellings, "B", {Rank::jack, suit});   // Bube
  }
  return spellings;
}

struct Key {
  int row;
  int column;
};

std::optional<Key> key_of(char letter) {
  constexpr std::array<std::string_view, 4> rows{"1234567890", "QWERTYUIOP", "ASDFGHJKL",
                                                 "ZXCVBNM"};
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const auto column = rows[row].find(letter);
    if (column != std::string_view::npos)
      return Key{static_cast<int>(row), static_cast<int>(column)};
  }
  return std::nullopt;
}

bool easily_mixed_up(char a, char b) {
  constexpr std::array<std::string_view, 8> alike{"0O", "1I", "1L", "5S", "8B", "2Z", "6G", "VW"};
  for (const auto pair : alike) {
    if ((pair[0] == a && pair[1] == b) || (pair[0] == b && pair[1] == a))
      return true;
  }
  const auto key_a = key_of(a);
  const auto key_b = key_of(b);
  return key_a && key_b && std::abs(key_a->row - key_b->row) <= 1 &&
         std::abs(key_a->column - key_b->column) <= 1;
}

constexpr int gap = 2;  // the cost of a character added or dropped

int exchange_cost(char typed, char meant) {
  if (typed == meant)
    return 0;
  return easily_mixed_up(typed, meant) ? 1 : 2;
}

// Weighted edit distance, one row of the usual table at a time. Must hold: `meant` is a spelling,
// none of which is longer than longest_looked_at.
int distance(std::string_view typed, std::string_view meant) {
  std::array<int, longest_looked_at + 1> row{};
  for (std::size_t j = 0; j <= meant.size(); ++j)
    row[j] = gap * static_cast<int>(j);
  for (std::size_t i = 1; i <= typed.size(); ++i) {
    int diagonal = row[0];
    row[0] = gap * static_cast<int>(i);
    for (std::size_t j = 1; j <= meant.size(); ++j) {
      const int exchanged = diagonal + exchange_cost(typed[i - 1], meant[j - 1]);
      diagonal = row[j];
      row[j] = std::min({exchanged, row[j] + gap, row[j - 1] + gap});
    }
  }
  return row[meant.size()];
}

// No distance is less than what the lengths alone cost.
int least_distance(std::string_view typed, std::string_view meant) {
  return gap * std::abs(static_cast<int>(typed.size()) - static_cast<int>(meant.size()));
}

char upper(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

// What the text looks like in ASCII capitals: look-alikes exchanged, the invisible left out.
std::string as_it_looks(std::span<const Character> text) {
  std::string looks;
  for (const Character character : text.first(std::min(longest_looked_at, text.size()))) {
    if (const auto suit = suit_of(character))
      looks += letter_of(*suit);
    else if (character.well_formed && character.code < 0x80)
      looks += is_visible(character) ? std::string{upper(static_cast<char>(character.code))} : "";
    else if (const auto ascii = looks_like(character.code); character.well_formed && ascii)
      looks += upper(*ascii);
    else if (is_visible(character))
      looks += '?';
  }
  return looks;
}

}  // namespace

NearestCard nearest_card(std::span<const Character> text) {
  const std::string looks = as_it_looks(text);
  std::optional<NearestCard> nearest;
  static const std::vector<Spelling> spellings = all_spellings();
  for (const Spelling& spelling : spellings) {
    if (nearest && least_distance(looks, spelling.text) >= nearest->distance)
      continue;
    const bool other_letter = spelling.text.size() == 1 && looks != spelling.text;
    // A whole card exchanged for another is further off than one with a character missing.
    const int far = distance(looks, spelling.text) + (other_letter ? 2 : 0);
    if (!nearest || far < nearest->distance)
      nearest = NearestCard{spelling.card, far};
  }
  return *nearest;
}

}  // namespace wizbid
