// What is drawn on a page, one mark at a time; the same for SVG, PDF and PNG. Lengths are points,
// 1/72 inch; x grows to the right, y downwards.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "charts/text_width.h"

namespace wizbid {

enum class Ink : std::uint8_t {
  paper,
  text,
  faint_text,
  rule,
  strong_rule,
  shade_faint,
  shade_light,
  shade_medium,
  shade_strong,
  bar,
};

struct Colour {
  std::uint8_t red, green, blue;
};

// On white paper. The shades are one hue from light to dark: they stay apart in grey and for the
// colour-blind, and black text on each has a contrast of at least 7 to 1.
Colour colour_of(Ink ink);
std::string hex_text(Colour colour);  // "#1a2b3c"

enum class Anchor : std::uint8_t { start, middle, end };

struct RectangleMark {
  double x, y, width, height;
  Ink ink;
};

struct LineMark {
  double x1, y1, x2, y2;
  double width;
  Ink ink;
};

struct TextMark {
  double x, y;  // of the base line, where the text starts, has its middle or ends
  double size;
  std::string text;
  Anchor anchor = Anchor::start;
  FontWeight weight = FontWeight::regular;
  Ink ink = Ink::text;
};

// The marks up to its end belong together: a table, a row, a cell (roles of ARIA), or "hidden": not
// to be read aloud.
struct GroupMark {
  std::string role;
  std::string label;
};
struct EndMark {};

using DrawnMark = std::variant<RectangleMark, LineMark, TextMark, GroupMark, EndMark>;
using Marks = std::vector<DrawnMark>;

struct DrawnPage {
  double width = 0;
  double height = 0;
  Marks marks;
};

// Marks moved to the right and down.
void append_moved(Marks& to, const Marks& marks, double right, double down);

}  // namespace wizbid
