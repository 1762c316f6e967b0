// A table of right-aligned columns.
#pragma once

#include <string>
#include <vector>

#include "report/text_layout.h"

namespace wizbid {

struct TextRow {
  std::vector<std::string> cells;
  Emphasis emphasis = Emphasis::plain;
};

struct TextTable {
  std::vector<std::string> heads;
  std::vector<TextRow> rows;  // each with one cell a head
};

// The columns that a line of the table takes, and where a column of the table begins.
int width_of(const TextTable& table);
int column_start(const TextTable& table, std::size_t column);

// One line a row, each ended; two blanks between the columns.
std::string table_text(const TextTable& table, bool colour);

// The same in Markdown. What is best ("> 2") is bold: "> " would open a quotation in some places.
std::string markdown_table(const TextTable& table);

}  // namespace wizbid
