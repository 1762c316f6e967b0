// Characters that look like those of the card notation and are others.
#pragma once

#include <optional>

namespace wizbid {

// The ASCII character that `code` looks like (Cyrillic с: 'c', full-width Ａ: 'A'), if any. Suit
// symbols of other kinds look like their letter ('H' for the heavy heart U+2764). Must not be
// asked about ASCII itself: nullopt.
std::optional<char> looks_like(char32_t code);

}  // namespace wizbid
