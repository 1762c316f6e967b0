#include "cards/marks.h"

#include <array>
#include <string_view>

namespace wizbid {
namespace {

struct Word {
  std::u32string_view text;
  MarkKind kind;
};

// A word that another one begins with stands behind it.
constexpr std::array marked_words{
    Word{U"WIZARD", MarkKind::wizard}, Word{U"ZAUBERER", MarkKind::wizard},
    Word{U"JESTER", MarkKind::jester}, Word{U"NARR", MarkKind::jester},
    Word{U"JOKER", MarkKind::jester},  Word{U"JE", MarkKind::jester}};

char32_t capital(Character character) {
  if (!character.well_formed)
    return U'\0';
  const char32_t code = character.code;
  return code >= U'a' && code <= U'z' ? code - U'a' + U'A' : code;
}

bool is_digit(Character character) {
  return character.well_formed && character.code >= U'0' && character.code <= U'9';
}

std::optional<Rank> rank_letter(Character character) {
  switch (capital(character)) {
    case U'T':
      return Rank::ten;
    case U'J':
      return Rank::jack;
    case U'Q':
      return Rank::queen;
    case U'K':
      return Rank::king;
    case U'A':
      return Rank::ace;
    default:
      return std::nullopt;
  }
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

// The mark at the start of `text`, with its length as `end`.
Mark word_mark(std::span<const Character> text, const Word& word) {
  const std::size_t length = word.text.size();
  const bool glued = length < text.size() && !is_separator(text[length]);
  return {.kind = glued ? MarkKind::glued_word : word.kind, .end = length};
}

Mark suit_mark(std::span<const Character> text, Suit suit) {
  const bool symbol = text[0].code >= 0x80;
  const bool selected = symbol && text.size() > 1 && is_variation_selector(text[1]);
  return {.kind = MarkKind::suit, .end = selected ? 2U : 1U, .suit = suit};
}

Mark digits_mark(std::span<const Character> text) {
  std::size_t length = 1;
  while (length < text.size() && is_digit(text[length]))
    ++length;
  return {.kind = MarkKind::digits, .end = length};
}

// Must hold: `text` does not start with a separator.
Mark first_mark(std::span<const Character> text) {
  for (const Word& word : marked_words) {
    if (begins_with(text, word.text))
      return word_mark(text, word);
  }
  if (const auto suit = suit_of(text[0]))
    return suit_mark(text, *suit);
  if (const auto rank = rank_letter(text[0]))
    return {.kind = MarkKind::rank, .end = 1, .rank = *rank};
  if (is_digit(text[0]))
    return digits_mark(text);
  const auto kind = capital(text[0]) == U'W' ? MarkKind::wizard : MarkKind::unknown;
  return {.kind = kind, .end = 1};
}

}  // namespace

std::optional<Suit> suit_of(Character character) {
  switch (capital(character)) {
    case U'C':
    case U'♣':
    case U'♧':
      return Suit::clubs;
    case U'D':
    case U'♦':
    case U'♢':
      return Suit::diamonds;
    case U'H':
    case U'♥':
    case U'♡':
      return Suit::hearts;
    case U'S':
    case U'♠':
    case U'♤':
      return Suit::spades;
    default:
      return std::nullopt;
  }
}

bool is_separator(Character character) {
  constexpr std::u32string_view separators = U" \t\r\n,";
  return character.well_formed && separators.find(character.code) != std::u32string_view::npos;
}

bool is_variation_selector(Character character) {
  return character.well_formed && (character.code == 0xFE0E || character.code == 0xFE0F);
}

std::vector<Mark> find_marks(std::span<const Character> text) {
  std::vector<Mark> marks;
  std::size_t at = 0;
  while (at < text.size()) {
    if (is_separator(text[at])) {
      ++at;
      continue;
    }
    Mark mark = first_mark(text.subspan(at));
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
