// The tables of a score sheet, for people.
#pragma once

#include <string>
#include <vector>

#include "report/simulate_report.h"
#include "report/text_table.h"

namespace wizbid {

// All places of the line-up with the same name.
struct NameGroup {
  std::string name;
  Places places;
};

// In the order of the line-up.
std::vector<NameGroup> groups_by_name(const std::vector<std::string>& names);

// One row a place, then one for each name that stands there more than once. Means with their 95%
// intervals, where there is more than one game.
TextTable standings_table(const SimulateReport& report, bool utf8);

// One row for each two names: by how much the first is ahead. No rows if there is one name only.
TextTable leads_table(const SimulateReport& report, bool utf8);

// One row a round, a column for each name: the mean score and the share of bids made. With
// intervals or without.
TextTable rounds_table(const SimulateReport& report, bool intervals, bool utf8);

}  // namespace wizbid
