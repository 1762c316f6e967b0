// How wide texts are in the font of the charts, so that a page can be laid out without it.
#pragma once

#include <string_view>
#include <vector>

namespace wizbid {

// Lato; the suit symbols, which it lacks, are taken from DejaVu Sans. Debian's fonts-lato and
// fonts-dejavu-core.
inline constexpr std::string_view chart_font = "Lato";
inline constexpr std::string_view symbol_font = "DejaVu Sans";

enum class FontWeight : unsigned char { regular, bold };

// The width of a text set in `size`, in the unit of the size. Kerning left out: good to some
// percent.
double text_width(std::string_view text, double size, FontWeight weight);

// The text broken at blanks into lines no wider than `width`; a longer word stands alone, and a
// percent sign is not parted from its number.
std::vector<std::string> broken(std::string_view text, double size, FontWeight weight,
                                double width);

// The same with longer words broken too: the name of a file, say.
std::vector<std::string> broken_anywhere(std::string_view text, double size, FontWeight weight,
                                         double width);

}  // namespace wizbid
