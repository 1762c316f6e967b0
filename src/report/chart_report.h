// A chart as text, CSV, Markdown and JSON.
#pragma once

#include <string>

#include "charts/chart.h"

namespace wizbid {

// Lines of at most `width` columns; a table that is wider comes in parts. Bars and shades are left
// out: the text of a cell says all. What a cell says in small print stands below its table.
std::string chart_text(const Chart& chart, int width);

// One line a cell: page, table, row, row_detail, group, column, text, detail, value. What these
// hold is quoted where CSV (RFC 4180) needs it.
std::string chart_csv(const Chart& chart);

std::string chart_markdown(const Chart& chart);

std::string chart_json(const Chart& chart, const std::string& version);

}  // namespace wizbid
