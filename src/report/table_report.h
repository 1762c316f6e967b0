// The tables that are part of the program, or a file of the same kind, told to people and programs.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "players/weights_check.h"
#include "report/text_report.h"

namespace wizbid {

struct TableFacts {
  std::string name;  // that it ships under, or of a file
  std::string kind;  // "weights"
  std::string what;  // what it is for, in words
  std::size_t bytes = 0;
  // Where it comes from, and its checksum, as the table has it: names and values.
  std::vector<std::pair<std::string, std::string>> lines;
};

struct TableVerdict {
  TableFacts facts;
  std::vector<SoundnessCheck> checks;

  bool sound() const;
};

std::string table_list_text(const std::vector<TableFacts>& tables, const TextStyle& style);
std::string table_list_json(const std::vector<TableFacts>& tables, const std::string& version);

std::string table_verdict_text(const std::vector<TableVerdict>& verdicts, const TextStyle& style);
std::string table_verdict_json(const std::vector<TableVerdict>& verdicts,
                               const std::string& version);

}  // namespace wizbid
