#include "cards/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

namespace wizbid {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

// Controls, blanks other than the ASCII one, combining marks, joiners, direction marks, variation
// selectors, fillers, surrogates, private use and specials. Sorted.
constexpr std::array invisible{
    Range{0x0000, 0x001F},   Range{0x007F, 0x00A0},   Range{0x00AD, 0x00AD},
    Range{0x0300, 0x036F},   Range{0x0483, 0x0489},   Range{0x0591, 0x05C7},
    Range{0x0600, 0x0605},   Range{0x0610, 0x061C},   Range{0x064B, 0x065F},
    Range{0x06D6, 0x06ED},   Range{0x070F, 0x070F},   Range{0x115F, 0x1160},
    Range{0x1680, 0x1680},   Range{0x17B4, 0x17B5},   Range{0x180B, 0x180F},
    Range{0x1AB0, 0x1AFF},   Range{0x1DC0, 0x1DFF},   Range{0x2000, 0x200F},
    Range{0x2028, 0x202F},   Range{0x205F, 0x206F},   Range{0x20D0, 0x20FF},
    Range{0x2800, 0x2800},   Range{0x3000, 0x3000},   Range{0x3164, 0x3164},
    Range{0xD800, 0xF8FF},   Range{0xFE00, 0xFE0F},   Range{0xFE20, 0xFE2F},
    Range{0xFEFF, 0xFEFF},   Range{0xFFA0, 0xFFA0},   Range{0xFFF0, 0xFFFF},
    Range{0x1D173, 0x1D17A}, Range{0xE0000, 0x10FFFF}};

struct Lead {
  std::size_t length;    // bytes in all
  char32_t bits;         // of the code point, from the first byte
  char32_t lowest_code;  // shorter forms exist for anything below
};

std::optional<Lead> read_lead(unsigned char byte) {
  if (byte < 0x80)
    return Lead{1, byte, 0};
  if (byte >= 0xC0 && byte < 0xE0)
    return Lead{2, byte & 0x1FU, 0x80};
  if (byte >= 0xE0 && byte < 0xF0)
    return Lead{3, byte & 0x0FU, 0x800};
  if (byte >= 0xF0 && byte < 0xF8)
    return Lead{4, byte & 0x07U, 0x10000};
  return std::nullopt;
}

bool is_scalar(char32_t code) {
  return code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
}

// The code point that starts `text` and its length, or nullopt. Must hold: !text.empty().
std::optional<std::pair<char32_t, std::size_t>> read_code(std::string_view text) {
  const auto lead = read_lead(static_cast<unsigned char>(text[0]));
  if (!lead || lead->length > text.size())
    return std::nullopt;
  char32_t code = lead->bits;
  for (std::size_t i = 1; i < lead->length; ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if ((byte & 0xC0U) != 0x80U)
      return std::nullopt;
    code = (code << 6) | (byte & 0x3FU);
  }
  if (code < lead->lowest_code || !is_scalar(code))
    return std::nullopt;
  return std::pair{code, lead->length};
}

}  // namespace

std::vector<Character> decode_utf8(std::string_view text) {
  std::vector<Character> characters;
  characters.reserve(text.size());
  while (!text.empty()) {
    if (const auto read = read_code(text)) {
      characters.push_back({read->first, true});
      text.remove_prefix(read->second);
    } else {
      characters.push_back({static_cast<unsigned char>(text[0]), false});
      text.remove_prefix(1);
    }
  }
  return characters;
}

std::string encode_utf8(char32_t code) {
  const auto tail = [code](int shift) {
    return static_cast<char>(0x80U | ((code >> shift) & 0x3FU));
  };
  if (code < 0x80)
    return {static_cast<char>(code)};
  if (code < 0x800)
    return {static_cast<char>(0xC0U | (code >> 6)), tail(0)};
  if (code < 0x10000)
    return {static_cast<char>(0xE0U | (code >> 12)), tail(6), tail(0)};
  return {static_cast<char>(0xF0U | (code >> 18)), tail(12), tail(6), tail(0)};
}

std::string code_text(Character character) {
  const auto code = static_cast<std::uint32_t>(character.code);
  return character.well_formed ? fmt::format("U+{:04X}", code) : fmt::format("0x{:02X}", code);
}

bool is_visible(Character character) {
  if (!character.well_formed || character.code == U' ')
    return false;
  return std::none_of(invisible.begin(), invisible.end(), [&](Range range) {
    return range.first <= character.code && character.code <= range.last;
  });
}

std::string quotable(std::span<const Character> characters, std::size_t most) {
  std::string quoted;
  for (const Character character : characters.first(std::min(most, characters.size()))) {
    if (is_visible(character) || character == Character{U' '})
      quoted += encode_utf8(character.code);
    else
      quoted += fmt::format("<{}>", code_text(character));
  }
  return characters.size() > most ? quoted + "..." : quoted;
}

}  // namespace wizbid
