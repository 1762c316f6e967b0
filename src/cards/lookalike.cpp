#include "cards/lookalike.h"

#include <algorithm>
#include <array>

namespace wizbid {
namespace {

struct Pair {
  char32_t code;
  char ascii;
};

// Only characters that look like one that occurs in a card or in a word for one.
constexpr std::array pairs{
    // Cyrillic capitals, then small letters
    Pair{U'А', 'A'}, Pair{U'В', 'B'}, Pair{U'Е', 'E'}, Pair{U'З', '3'}, Pair{U'К', 'K'},
    Pair{U'Н', 'H'}, Pair{U'О', '0'}, Pair{U'Р', 'P'}, Pair{U'С', 'C'}, Pair{U'Т', 'T'},
    Pair{U'Ѕ', 'S'}, Pair{U'І', '1'}, Pair{U'Ј', 'J'}, Pair{U'Ԛ', 'Q'}, Pair{U'Ԝ', 'W'},
    Pair{U'Ѡ', 'W'}, Pair{U'а', 'a'}, Pair{U'б', '6'}, Pair{U'е', 'e'}, Pair{U'з', '3'},
    Pair{U'к', 'k'}, Pair{U'н', 'h'}, Pair{U'о', '0'}, Pair{U'с', 'c'}, Pair{U'т', 't'},
    Pair{U'ѕ', 's'}, Pair{U'і', '1'}, Pair{U'ј', 'j'}, Pair{U'һ', 'h'}, Pair{U'ԁ', 'd'},
    Pair{U'ԛ', 'q'}, Pair{U'ԝ', 'w'}, Pair{U'ѡ', 'w'},
    // Greek
    Pair{U'Α', 'A'}, Pair{U'Η', 'H'}, Pair{U'Ι', '1'}, Pair{U'Κ', 'K'}, Pair{U'Ο', '0'},
    Pair{U'Τ', 'T'}, Pair{U'Ϲ', 'C'}, Pair{U'α', 'a'}, Pair{U'κ', 'k'}, Pair{U'ο', '0'},
    Pair{U'τ', 't'}, Pair{U'ω', 'w'}, Pair{U'ϲ', 'c'}, Pair{U'ϳ', 'j'}, Pair{U'Ϳ', 'J'},
    // Letter-like symbols and small capitals
    Pair{U'ℂ', 'C'}, Pair{U'ℋ', 'H'}, Pair{U'ℌ', 'H'}, Pair{U'ℍ', 'H'}, Pair{U'ℎ', 'h'},
    Pair{U'ℚ', 'Q'}, Pair{U'\u212A', 'K'}, Pair{U'ℭ', 'C'}, Pair{U'ᴀ', 'A'}, Pair{U'ᴄ', 'C'},
    Pair{U'ᴅ', 'D'}, Pair{U'ᴊ', 'J'}, Pair{U'ᴋ', 'K'}, Pair{U'ᴛ', 'T'}, Pair{U'ᴡ', 'W'},
    // Hearts and the like that are no suit symbols
    Pair{U'❤', 'H'}, Pair{U'❥', 'H'}, Pair{U'🖤', 'H'}, Pair{U'◆', 'D'}, Pair{U'◇', 'D'},
    Pair{U'🔶', 'D'}, Pair{U'🔷', 'D'}, Pair{U'☘', 'C'}, Pair{U'🍀', 'C'}};

// Runs of 26 capitals and 26 small letters in every style (bold, italic, ...), then digits.
std::optional<char> mathematical(char32_t code) {
  if (code >= 0x1D400 && code <= 0x1D6A3) {
    const auto place = static_cast<int>((code - 0x1D400) % 52);
    return static_cast<char>(place < 26 ? 'A' + place : 'a' + place - 26);
  }
  if (code >= 0x1D7CE && code <= 0x1D7FF)
    return static_cast<char>('0' + static_cast<int>((code - 0x1D7CE) % 10));
  return std::nullopt;
}

}  // namespace

std::optional<char> looks_like(char32_t code) {
  constexpr char32_t full_width = 0xFEE0;  // distance of U+FF01..U+FF5E from ASCII
  if (code >= 0xFF01 && code <= 0xFF5E)
    return static_cast<char>(code - full_width);
  const auto found = std::find_if(pairs.begin(), pairs.end(),
                                  [code](const Pair& pair) { return pair.code == code; });
  if (found != pairs.end())
    return found->ascii;
  return mathematical(code);
}

}  // namespace wizbid
