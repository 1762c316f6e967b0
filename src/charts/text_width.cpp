#include "charts/text_width.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "cards/utf8.h"

namespace wizbid {

namespace {

constexpr char32_t first_letter = U' ';
constexpr std::size_t letters = 95;
constexpr int wide = 900;  // of a character that is not in the tables: the suit symbols

using Widths = std::array<std::int16_t, letters>;

// Advance widths of the characters from the blank to the tilde in thousandths of the size, as
// Lato 2.0 has them.
constexpr Widths regular{
    256, 269, 371, 580, 580, 802, 712, 204, 267, 267, 425, 580, 227, 372, 236, 452, 580, 580,  580,
    580, 580, 580, 580, 580, 580, 580, 250, 262, 580, 580, 580, 448, 837, 677, 647, 668, 761,  578,
    566, 731, 764, 280, 423, 663, 514, 929, 764, 801, 601, 801, 627, 543, 591, 736, 677, 1036, 649,
    624, 602, 306, 452, 306, 580, 459, 400, 497, 560, 478, 560, 528, 351, 520, 558, 240, 240,  508,
    236, 823, 558, 567, 561, 560, 364, 433, 359, 558, 516, 786, 498, 516, 452, 301, 251, 301,  580};
constexpr Widths bold{
    243, 281, 396, 580, 580, 820, 724, 212, 275, 275, 425, 580, 234, 373, 238, 466, 580, 580,  580,
    580, 580, 580, 580, 580, 580, 580, 258, 271, 580, 580, 580, 460, 844, 695, 659, 662, 761,  575,
    566, 726, 771, 297, 430, 686, 520, 945, 771, 808, 619, 808, 643, 549, 600, 743, 695, 1051, 671,
    648, 606, 314, 466, 314, 580, 467, 400, 508, 568, 482, 568, 534, 359, 528, 564, 254, 254,  535,
    249, 838, 564, 575, 568, 568, 373, 440, 372, 564, 528, 803, 522, 528, 460, 306, 261, 306,  580};

struct Further {
  char32_t letter;
  int width;  // in bold, which is the wider
};
constexpr std::array<Further, 18> further{{{U'Ä', 695},
                                           {U'Ö', 808},
                                           {U'Ü', 743},
                                           {U'ä', 508},
                                           {U'ö', 575},
                                           {U'ü', 564},
                                           {U'ß', 603},
                                           {U'–', 580},
                                           {U'—', 798},
                                           {U'·', 275},
                                           {U'±', 580},
                                           {U'×', 580},
                                           {U'≥', 580},
                                           {U'−', 580},
                                           {U'½', 736},
                                           {U'„', 384},
                                           {U'“', 387},
                                           {U'”', 387}}};

int width_of(char32_t letter, FontWeight weight) {
  if (letter >= first_letter && letter - first_letter < letters)
    return (weight == FontWeight::bold ? bold : regular).at(letter - first_letter);
  const auto found = std::find_if(further.begin(), further.end(),
                                  [&](const Further& each) { return each.letter == letter; });
  return found == further.end() ? wide : found->width;
}

}  // namespace

double text_width(std::string_view text, double size, FontWeight weight) {
  int width = 0;
  for (const auto& each : decode_utf8(text))
    width += width_of(each.code, weight);
  return width * size / 1000;
}

std::vector<std::string> broken(std::string_view text, double size, FontWeight weight,
                                double width) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    std::size_t end = std::min(text.find(' '), text.size());
    if (text.substr(end).starts_with(" %"))
      end = std::min(text.find(' ', end + 1), text.size());
    const std::string word(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::string longer = lines.empty() ? word : lines.back() + ' ' + word;
    if (!lines.empty() && text_width(longer, size, weight) <= width)
      lines.back() = longer;
    else
      lines.push_back(word);
  }
  return lines;
}

std::vector<std::string> broken_anywhere(std::string_view text, double size, FontWeight weight,
                                         double width) {
  std::vector<std::string> lines;
  for (const std::string& line : broken(text, size, weight, width)) {
    if (text_width(line, size, weight) <= width) {
      lines.push_back(line);
      continue;
    }
    std::string part;
    for (const Character& each : decode_utf8(line)) {
      const std::string letter =
          each.well_formed ? encode_utf8(each.code) : std::string(1, static_cast<char>(each.code));
      if (!part.empty() && text_width(part + letter, size, weight) > width) {
        lines.push_back(part);
        part.clear();
      }
      part += letter;
    }
    lines.push_back(part);
  }
  return lines;
}

}  // namespace wizbid
