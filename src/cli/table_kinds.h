// The kinds of tables that the program has, as data: a new kind is one more entry.
#pragma once

#include <span>
#include <string_view>

#include "report/table_report.h"

namespace wizbid::cli {

struct TableKind {
  std::string_view kind;  // "weights"
  std::string_view name;  // of the table that ships, its place in tables/
  std::string_view what;  // what it is for
  std::string_view (*shipped)();
  // Whether a file is, or was before it was damaged, of this kind.
  bool (*recognises)(std::string_view file);
  std::vector<std::pair<std::string, std::string>> (*head)(std::string_view file);
  std::vector<SoundnessCheck> (*check)(std::string_view file);
};

std::span<const TableKind> table_kinds();

}  // namespace wizbid::cli
