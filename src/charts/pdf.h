// A chart as PDF and as PNG, drawn by cairo and pango. Their libraries are loaded when the first
// such chart is drawn: nothing else pays for them, and the program runs where they are missing.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "charts/chart.h"

namespace wizbid {

// Why a chart can't be drawn on this machine, and which Debian package is missing.
struct DrawingTrouble {
  std::string message;
};

// One page for each page of the chart, its fonts embedded. The same chart gives the same bytes
// with the same version of cairo and the same fonts.
tl::expected<std::string, DrawingTrouble> chart_pdf(const Chart& chart, Paper paper);

// The pages one below the other, at 150 dots an inch.
tl::expected<std::string, DrawingTrouble> chart_png(const Chart& chart, Paper paper);

}  // namespace wizbid
