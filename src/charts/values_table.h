// The shipped hand values of one player count: what the card-values and wallet charts are made of.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "charts/values_fit.h"

namespace wizbid {

struct MeasuredGroup {
  ValueGroup group;
  std::vector<ValueCost> costs;  // one a round of the group
  friend bool operator==(const MeasuredGroup&, const MeasuredGroup&) = default;
};

struct ValuesTable {
  int players = min_players;
  std::uint64_t seed = 1;
  std::string player;                 // whose play it is fitted to: "points"
  std::uint64_t fit_deals = 0;        // a round
  std::uint64_t cost_deals = 0;       // a round, fresh ones
  std::vector<MeasuredGroup> full;    // the card-values chart, by rounds
  std::vector<MeasuredGroup> wallet;  // the wallet chart
  friend bool operator==(const ValuesTable&, const ValuesTable&) = default;
};

// The groups of rounds that a table of so many players has.
std::vector<ValueGroup> full_groups(int players);
std::vector<ValueGroup> wallet_groups(int players);
bool is_complete(const ValuesTable& table);

// The groups of a table by their place, those of the wallet chart after those of the card-values
// chart; nullopt: not measured yet.
using GroupsByPlace = std::vector<std::optional<MeasuredGroup>>;

// Those that a table has. A group that has no place in such a table is left out.
GroupsByPlace groups_by_place(const ValuesTable& table);

// The table with these groups, and no others.
ValuesTable with_groups(ValuesTable table, const GroupsByPlace& groups);

// Measures the group at a place, whatever others `table` has. Must hold: there is such a place, the
// player of that name exists.
MeasuredGroup measure_group(const ValuesTable& table, std::size_t place);

// Adds the next group. Must hold: !is_complete(table), the player of that name exists.
void add_next_group(ValuesTable& table);

// As a text file that says what it is and how it was made; the same table gives the same bytes. One
// that is not complete can be read again and gone on with.
std::string values_text(const ValuesTable& table);

// What is wrong with a text that is no such table, by line.
tl::expected<ValuesTable, std::string> parse_values(std::string_view text);

// The table that is part of the program.
ValuesTable shipped_values(int players);

// The mean cost of the rounds first..last, its standard error, and the mean share of bids made.
struct MeanCost {
  Points cost = 0;
  Points error = 0;
  double made = 0;
};
MeanCost mean_cost(const std::vector<MeasuredGroup>& groups, int first, int last);

}  // namespace wizbid
