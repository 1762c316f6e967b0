// A chart as SVG 1.1: text stays text, to be selected, searched and read aloud.
#pragma once

#include <string>

#include "charts/chart.h"

namespace wizbid {

// The pages one below the other.
std::string chart_svg(const Chart& chart, Paper paper);

// The text with the characters that mean something to XML and HTML written as entities.
std::string escaped_markup(const std::string& text);

}  // namespace wizbid
