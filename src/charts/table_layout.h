// A table of a chart laid out on paper.
#pragma once

#include <optional>

#include "charts/chart.h"
#include "charts/marks.h"

namespace wizbid {

// Sizes of type in points.
struct TypeSizes {
  double title = 24;
  double subtitle = 12.5;
  double table_title = 12;
  double head = 9.5;
  double row_head = 10.5;
  double row_detail = 9.5;
  double cell = 13;
  double detail = 8.6;
  double note = 9;
  double padding = 4.5;  // above and below the text of a row
  double between = 4.7;  // the texts of two columns, at least
};

TypeSizes scaled(const TypeSizes& sizes, double factor);

struct DrawnBlock {
  Marks marks;
  double height = 0;
};

// The table with its notes, its top left corner at 0, 0; nullopt: too wide for `width`.
std::optional<DrawnBlock> draw_table(const ChartTable& table, const TypeSizes& sizes, double width);

// The least width that the table takes.
double width_needed(const ChartTable& table, const TypeSizes& sizes);

// Lines of text at 0, 0 broken to the width.
DrawnBlock draw_lines(const std::vector<std::string>& lines, double size, Ink ink, double width);

}  // namespace wizbid
