#include "report/text_table.h"

#include <fmt/format.h>

#include <algorithm>

namespace wizbid {

namespace {

constexpr int gap = 2;  // blanks between columns

std::vector<int> widths_of(const TextTable& table) {
  std::vector<int> widths;
  for (std::size_t column = 0; column < table.heads.size(); ++column) {
    int width = columns_of(table.heads[column]);
    for (const TextRow& row : table.rows)
      width = std::max(width, columns_of(row.cells[column]));
    widths.push_back(width);
  }
  return widths;
}

std::string line_of(const std::vector<std::string>& cells, const std::vector<int>& widths) {
  std::string line;
  for (std::size_t column = 0; column < cells.size(); ++column) {
    const int blanks = widths[column] - columns_of(cells[column]) + (column == 0 ? 0 : gap);
    line += std::string(static_cast<std::size_t>(blanks), ' ') + cells[column];
  }
  return line;
}

std::string markdown_row(const std::vector<std::string>& cells) {
  return fmt::format("| {} |\n", fmt::join(cells, " | "));
}

}  // namespace

int column_start(const TextTable& table, std::size_t column) {
  const std::vector<int> widths = widths_of(table);
  int start = 0;
  for (std::size_t before = 0; before < column; ++before)
    start += widths[before] + gap;
  return start;
}

int width_of(const TextTable& table) {
  return column_start(table, table.heads.size()) - gap;
}

std::string table_text(const TextTable& table, bool colour) {
  const std::vector<int> widths = widths_of(table);
  std::string text = emphasised(line_of(table.heads, widths), Emphasis::faint, colour) + '\n';
  for (const TextRow& row : table.rows)
    text += emphasised(line_of(row.cells, widths), row.emphasis, colour) + '\n';
  return text;
}

std::string markdown_table(const TextTable& table) {
  std::string text = markdown_row(table.heads);
  text += markdown_row(std::vector<std::string>(table.heads.size(), "---:"));
  for (const TextRow& row : table.rows) {
    std::vector<std::string> cells = row.cells;
    if (cells.front().starts_with("> "))
      cells.front() = fmt::format("**{}**", cells.front().substr(2));
    text += markdown_row(cells);
  }
  return text;
}

}  // namespace wizbid
