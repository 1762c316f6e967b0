// Text laid out for a terminal: width, line breaks, emphasis.
#pragma once

#include <cstdint>
#include <string>

namespace wizbid {

enum class Emphasis : std::uint8_t { plain, strong, faint };

// The text broken at blanks into lines of at most `width` characters; later lines start with
// `indent` blanks. A word longer than that stands alone; a number keeps its ± and its % beside it.
std::string wrapped(const std::string& text, int width, int indent = 0);

// How many columns a UTF-8 text takes where every character is one column wide.
int columns_of(const std::string& text);

// `text` so emphasised, with the terminal's escape codes if `colour`.
std::string emphasised(const std::string& text, Emphasis emphasis, bool colour);

}  // namespace wizbid
