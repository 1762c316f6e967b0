#include "cards/marks.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace wizbid {
namespace {

char32_t capital(Character character) {
  if (!character.well_formed)
    return U'\0';
  const char32_t code = character.code;
  const bool latin = (code >= U'a' && code <= U'z') || (code >= U'à' && code <= U'þ');
  return latin ? code - U'a' + U'A' : code;
}

bool is_digit(Character character) {
  return character.well_formed && character.code >= U'0' && character.code <= U'9';
}

bool begins_with(std::span<const Character> text, std::u32string_view word) {
  if (text.size() < word.size())
    return false;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (capital(text[i]) != word[i])
      return false;
  }
  return true;
}

// How much of the text the word takes; 0: it does not begin the text.
std::size_t length_of(const DeckWord& word, std::span<const Character> text) {
  if (!begins_with(text, word.text))
    return 0;
  std::size_t longest = word.text.size();
  constexpr std::array<std::u32string_view, 4> endings{U"E", U"ER", U"ES", U"EN"};
  for (const std::u32string_view ending : endings) {
    if (word.german_adjective && begins_with(text.subspan(word.text.size()), ending))
      longest = std::max(longest, word.text.size() + ending.size());
  }
  return longest;
}

struct FoundWord {
  const DeckWord* word = nullptr;
  std::size_t length = 0;
};

// The longest word of the deck that the text begins with.
FoundWord word_at(std::span<const Character> text, const Deck& deck) {
  FoundWord found;
  for (const auto words : {deck.words[0], deck.words[1], deck.words[2], special_words()}) {
    for (const DeckWord& word : words) {
      const std::size_t length = length_of(word, text);
      if (length > found.length)
        found = {&word, length};
    }
  }
  return found;
}

MarkKind kind_of(const DeckWord& word) {
  switch (word.kind) {
    case DeckWordKind::suit:
      return MarkKind::suit;
    case DeckWordKind::either_suit:
      return MarkKind::either_suit;
    case DeckWordKind::rank:
    case DeckWordKind::rank_or_jester:
      return MarkKind::rank;
    case DeckWordKind::wizard:
      return MarkKind::wizard;
    case DeckWordKind::special:
      return MarkKind::special;
    case DeckWordKind::jester:
      break;
  }
  return MarkKind::jester;
}

// The mark at the start of `text`, with its length as `end`.
Mark word_mark(std::span<const Character> text, const FoundWord& found) {
  const DeckWord& word = *found.word;
  Mark mark{.kind = kind_of(word),
            .end = found.length,
            .suit = word.suit,
            .other = word.other,
            .rank = word.rank,
            .special = word.special,
            .is_jack = word.kind == DeckWordKind::rank_or_jester};
  const bool glued = mark.end < text.size() && !is_separator(text[mark.end]);
  if (word.needs_blank && glued)
    mark.kind = MarkKind::glued_word;
  const bool symbol = mark.kind == MarkKind::suit && mark.end == 1 && text[0].code >= 0x80;
  if (symbol && glued && is_variation_selector(text[mark.end]))
    ++mark.end;
  return mark;
}

Mark digits_mark(std::span<const Character> text) {
  std::size_t length = 1;
  while (length < text.size() && is_digit(text[length]))
    ++length;
  return {.kind = MarkKind::digits, .end = length};
}

// Must hold: `text` does not start with a separator.
Mark first_mark(std::span<const Character> text, const Deck& deck) {
  if (const FoundWord found = word_at(text, deck); found.word != nullptr)
    return word_mark(text, found);
  if (is_digit(text[0]))
    return digits_mark(text);
  return {.kind = MarkKind::unknown, .end = 1};
}

}  // namespace

std::optional<Suit> suit_of(Character character, const Deck& deck) {
  return suit_of(std::span(&character, 1), deck);
}

std::optional<Suit> suit_of(std::span<const Character> text, const Deck& deck) {
  if (text.empty())
    return std::nullopt;
  const FoundWord found = word_at(text, deck);
  if (found.word == nullptr)
    return std::nullopt;
  const Mark mark = word_mark(text, found);
  return mark.kind == MarkKind::suit && mark.end == text.size() ? std::optional(mark.suit)
                                                                : std::nullopt;
}

bool is_separator(Character character) {
  constexpr std::u32string_view separators = U" \t\r\n,";
  return character.well_formed && separators.find(character.code) != std::u32string_view::npos;
}

bool is_variation_selector(Character character) {
  return character.well_formed && (character.code == 0xFE0E || character.code == 0xFE0F);
}

std::vector<Mark> find_marks(std::span<const Character> text, const Deck& deck) {
  std::vector<Mark> marks;
  std::size_t at = 0;
  while (at < text.size()) {
    if (is_separator(text[at])) {
      ++at;
      continue;
    }
    Mark mark = first_mark(text.subspan(at), deck);
    mark.begin = at;
    mark.end += at;
    mark.starts_word = at == 0 || is_separator(text[at - 1]);
    mark.ends_word = mark.end == text.size() || is_separator(text[mark.end]);
    marks.push_back(mark);
    at = mark.end;
  }
  return marks;
}

}  // namespace wizbid
