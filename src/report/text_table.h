// A table of right-aligned columns for a terminal.
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

// One line a row, each ended; two blanks between the columns.
std::string table_text(const TextTable& table, bool colour);

}  // namespace wizbid
