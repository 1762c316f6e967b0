#include "report/ascii_text.h"

#include <algorithm>
#include <array>
#include <utility>

#include "cards/utf8.h"

namespace wizbid {

namespace {

constexpr std::array<std::pair<char32_t, std::string_view>, 27> stand_ins{{
    {U'\u2010', "-"},   {U'\u2011', "-"},  {U'\u2013', "-"},  {U'\u2014', "-"},  {U'\u2212', "-"},
    {U'\u201C', "\""},  {U'\u201D', "\""}, {U'\u201E', "\""}, {U'\u2018', "'"},  {U'\u2019', "'"},
    {U'\u00B7', "."},   {U'\u00B1', "+-"}, {U'\u00D7', "x"},  {U'\u00A0', " "},  {U'\u202F', " "},
    {U'\u2026', "..."}, {U'\u00E4', "ae"}, {U'\u00F6', "oe"}, {U'\u00FC', "ue"}, {U'\u00C4', "Ae"},
    {U'\u00D6', "Oe"},  {U'\u00DC', "Ue"}, {U'\u00DF', "ss"}, {U'\u2264', "<="}, {U'\u2265', ">="},
    {U'\u00AD', ""},    {U'\u2192', "->"},
}};

std::string_view stand_in(char32_t code) {
  const auto found =
      std::ranges::find(stand_ins, code, &std::pair<char32_t, std::string_view>::first);
  return found == stand_ins.end() ? "?" : found->second;
}

}  // namespace

std::string ascii_text(std::string_view text) {
  std::string plain;
  for (const Character& character : decode_utf8(text)) {
    if (character.code < 0x80)
      plain += static_cast<char>(character.code);
    else
      plain += stand_in(character.code);
  }
  return plain;
}

}  // namespace wizbid
