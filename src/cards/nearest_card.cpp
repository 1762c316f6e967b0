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

constexpr std::size_t longest_looked_at = 17;  // as "purple Blacksmith"

// In capitals.
struct Spelling {
  std::string text;
  Card card;
};

char upper(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

std::string in_capitals(std::string_view text) {
  std::string capitals(text);
  std::transform(capitals.begin(), capitals.end(), capitals.begin(), upper);
  return capitals;
}

void add_suited(std::vector<Spelling>& spellings, const std::string& rank, Card card,
                const Deck& deck) {
  const std::string suit = in_capitals(deck.suits[static_cast<std::size_t>(card.suit())]);
  const std::string between(deck.between);
  spellings.push_back({rank + between + suit, card});
  spellings.push_back({suit + between + rank, card});
}

// The words of the deck that stand for a rank, and the numbers.
std::vector<std::string> spellings_of(Rank rank, const Deck& deck) {
  std::vector<std::string> all{in_capitals(deck.ranks[static_cast<std::size_t>(rank)])};
  for (const auto words : deck.words) {
    for (const DeckWord& word : words) {
      std::string text;
      for (const char32_t letter : word.text)
        text += static_cast<char>(letter);
      const bool of_rank = word.kind == DeckWordKind::rank && word.rank == rank;
      if (of_rank && text != all.front())
        all.push_back(text);
    }
  }
  return all;
}

std::vector<Spelling> all_spellings(const Deck& deck) {
  std::vector<Spelling> spellings;
  for (const Card card : CardSet::full_deck()) {
    if (!card.is_suited() || card.rank() < deck.lowest_rank)
      continue;
    for (const std::string& rank : spellings_of(card.rank(), deck))
      add_suited(spellings, rank, card, deck);
  }
  for (const char* text : {"W", "WIZARD", "ZAUBERER", "Z"})
    spellings.push_back({text, Card::wizard()});
  for (const char* text : {"J", "JE", "JESTER", "NARR", "JOKER", "N"})
    spellings.push_back({text, Card::jester()});
  for (int number = 0; deck.has_specials() && number < Card::specials; ++number)
    spellings.push_back(
        {in_capitals(deck.specials[static_cast<std::size_t>(number)]), Card::special(number)});
  for (const Suit suit : all_suits) {
    for (const RankSlip& slip : deck.slips)
      add_suited(spellings, std::string(slip.text), {slip.rank, suit}, deck);
  }
  return spellings;
}

// How many characters of a text are compared: as many as the longest spelling has.
std::size_t longest_of(const std::vector<Spelling>& spellings) {
  std::size_t longest = 0;
  for (const Spelling& spelling : spellings)
    longest = std::max(longest, spelling.text.size());
  return std::min(longest, longest_looked_at);
}

struct Spellings {
  std::vector<Spelling> all;
  std::size_t longest;

  explicit Spellings(const Deck& deck) : all(all_spellings(deck)), longest(longest_of(all)) {}
};

// Made once for each deck.
const Spellings& spellings_in(const Deck& deck) {
  static const std::array made{Spellings(deck_of(all_decks[0])), Spellings(deck_of(all_decks[1])),
                               Spellings(deck_of(all_decks[2])), Spellings(deck_of(all_decks[3])),
                               Spellings(deck_of(all_decks[4])), Spellings(deck_of(all_decks[5]))};
  static_assert(all_decks.size() == 6);
  return made[static_cast<std::size_t>(*deck_named(deck.name))];
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

// What the text looks like in ASCII capitals: look-alikes exchanged, the invisible left out.
std::string as_it_looks(std::span<const Character> text, const Deck& deck, std::size_t longest) {
  std::string looks;
  for (const Character character : text.first(std::min(longest, text.size()))) {
    const bool symbol = character.code >= 0x80;
    if (const auto suit = suit_of(character, deck); symbol && suit)
      looks += in_capitals(deck.suits[static_cast<std::size_t>(*suit)]);
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

NearestCard nearest_card(std::span<const Character> text, const Deck& deck) {
  const Spellings& spellings = spellings_in(deck);
  const std::string looks = as_it_looks(text, deck, spellings.longest);
  std::optional<NearestCard> nearest;
  for (const Spelling& spelling : spellings.all) {
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
