// Text as the characters that a person counts, and back; what is not well-formed stays visible.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wizbid {

// One code point, or one byte that is no part of well-formed UTF-8.
struct Character {
  char32_t code = 0;        // the code point, or the byte
  bool well_formed = true;  // false: `code` is a stray byte
  friend bool operator==(const Character&, const Character&) = default;
};

// Never fails: overlong forms, surrogates and code points past U+10FFFF are stray bytes.
std::vector<Character> decode_utf8(std::string_view text);

// Must hold: code is a Unicode scalar value.
std::string encode_utf8(char32_t code);

// "U+0441", or "0xFF" for a stray byte.
std::string code_text(Character character);

// Whether printing the character shows something of its own: not a control, blank, combining,
// invisible or direction-changing character, nor a stray byte.
bool is_visible(Character character);

// For quoting in a message: visible characters and the ASCII blank as they are, others as
// "<U+200B>" or "<0xFF>"; "..." in place of what is beyond `most` characters.
std::string quotable(std::span<const Character> characters, std::size_t most);

}  // namespace wizbid
