// A text for a screen that has no UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace wizbid {

// With what ASCII has in place of dashes, quotes, signs and umlauts; "?" for what has nothing like
// it.
std::string ascii_text(std::string_view text);

}  // namespace wizbid
