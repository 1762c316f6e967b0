// A chart laid out on pages.
#pragma once

#include "charts/chart.h"
#include "charts/marks.h"

namespace wizbid {

// One drawn page for each page of the chart, as large as can be read with the type as large as
// fits. A chart of card size comes as one page: several cards on a sheet, with cut marks.
// Must hold: every page fits with type of 6 points (tests draw all charts that there are).
std::vector<DrawnPage> draw_chart(const Chart& chart, Paper paper);

}  // namespace wizbid
