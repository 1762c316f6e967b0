// What the screen can show: colour, UTF-8, width.
#pragma once

#include <cstdint>

#include "cli/session.h"

namespace wizbid::cli {

enum class ColourWish : std::uint8_t { automatic, always, never };

struct Terminal {
  bool colour = false;
  bool utf8 = false;
  int width = 80;  // columns, at least 40
};

// The columns of the terminal, at least 40; 80 where they are not known.
int terminal_width(const Environment& environment);

// `automatic` colours a terminal that is not dumb, unless NO_COLOR is set (no-color.org). UTF-8 as
// the locale says: LC_ALL, else LC_CTYPE, else LANG. The width is 80 where it is not known.
Terminal find_terminal(const Environment& environment, ColourWish wish, bool ascii);

}  // namespace wizbid::cli
