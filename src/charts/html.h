// A chart as one HTML file: no network, no scripts; light and dark, for screens of any width, and
// for printing.
#pragma once

#include <string>

#include "charts/chart.h"

namespace wizbid {

std::string chart_html(const Chart& chart, Paper paper);

}  // namespace wizbid
