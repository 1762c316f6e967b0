#include "cli/table_kinds.h"

#include <algorithm>
#include <array>

#include "charts/values_table.h"
#include "tables/reliability.h"
#include "tables/shipped_values.h"
#include "tables/shipped_weights.h"

namespace wizbid::cli {

namespace {

std::vector<SoundnessCheck> check_weights_file(std::string_view file) {
  constexpr int probes = 2000;  // some tens of milliseconds
  return check_weights(file, probes);
}

bool looks_like_reliability(std::string_view file) {
  return file.starts_with("# wizbid reliability ");
}

// The remark that tells how it was made.
std::vector<std::pair<std::string, std::string>> reliability_head(std::string_view file) {
  constexpr std::string_view made_by = "# Made by: ";
  const std::size_t at = file.find(made_by);
  if (at == std::string_view::npos)
    return {};
  const std::string_view rest = file.substr(at + made_by.size());
  return {{"command", std::string(rest.substr(0, rest.find('\n')))}};
}

// Lines that are no remarks.
std::size_t lines_to_read(std::string_view file) {
  std::size_t count = 0;
  while (!file.empty()) {
    count += file.front() != '#' && file.front() != '\n' ? 1U : 0U;
    file.remove_prefix(std::min(file.find('\n'), file.size() - 1) + 1);
  }
  return count;
}

std::vector<SoundnessCheck> check_reliability_file(std::string_view file) {
  const auto lines = read_reliability(file);
  const bool all_read = !lines.empty() && lines.size() == lines_to_read(file);
  const bool percents = std::ranges::all_of(lines, [](const ReliabilityLine& line) {
    return line.from >= 0 && line.from < line.to && line.to <= 100 && line.situations > 0 &&
           line.said >= 0 && line.said <= 100 && line.happened >= 0 && line.happened <= 100;
  });
  const auto fault = [](bool good, const char* message) {
    return good ? std::nullopt : std::optional(Fault{message});
  };
  return {{"every line can be read", fault(all_read, "A line can't be read, or there is none.")},
          {"all numbers are in their ranges", fault(percents, "A number is out of its range.")}};
}

template <int players>
std::string_view shipped_values_of() {
  return shipped_values_text(players);
}

bool looks_like_values(std::string_view file) {
  return file.starts_with("# Hand values for ") ||
         file.find("\nwizbid-values 1\n") != std::string_view::npos;
}

// The remark that tells how it was made.
std::vector<std::pair<std::string, std::string>> values_head(std::string_view file) {
  constexpr std::string_view made_by = "#   wizbid table build ";
  const std::size_t at = file.find(made_by);
  if (at == std::string_view::npos)
    return {};
  const std::string_view rest = file.substr(at + std::string_view("#   ").size());
  return {{"command", std::string(rest.substr(0, rest.find('\n')))}};
}

// Every seat of every round has its sums, rising from bid to bid, and as many as there are tricks.
bool sums_rise(const ValuesTable& table) {
  const auto rise = [&](const MeasuredGroup& each) {
    int cards = each.group.first_cards;
    for (const auto& seats : each.group.least) {
      for (const auto& sums : seats) {
        if (static_cast<int>(sums.size()) != cards || !std::ranges::is_sorted(sums))
          return false;
      }
      if (static_cast<int>(seats.size()) != table.players)
        return false;
      ++cards;
    }
    return cards == each.group.last_cards + 1 &&
           static_cast<int>(each.group.free.size()) == table.players;
  };
  return std::ranges::all_of(table.full, rise) && std::ranges::all_of(table.wallet, rise);
}

std::vector<SoundnessCheck> check_values_file(std::string_view file) {
  const auto table = parse_values(file);
  const auto fault = [](bool good, std::string message) {
    return good ? std::nullopt : std::optional(Fault{std::move(message)});
  };
  return {{"every line can be read",
           fault(table.has_value(), table ? "" : "Not so: " + table.error() + ".")},
          {"it has all rounds",
           fault(table && is_complete(*table), "Rounds are missing, or it can't be read.")},
          {"sums rise from bid to bid, for every seat and round",
           fault(table && sums_rise(*table), "Not so, or it can't be read.")},
          {"written again it is the same",
           fault(table && values_text(*table) == file, "It is not what the program writes.")}};
}

constexpr TableKind values_kind(std::string_view name, std::string_view (*shipped)()) {
  return {"values",
          name,
          "what cards are worth, for the chart card-values",
          shipped,
          looks_like_values,
          values_head,
          check_values_file};
}

}  // namespace

std::span<const TableKind> table_kinds() {
  static constexpr std::array kinds{
      TableKind{"weights", "players/network.weights", "the trained players points and rival",
                shipped_weights, looks_like_weights, weights_head, check_weights_file},
      TableKind{"reliability", "reliability/odds.txt", "how often recommended bids were made",
                shipped_reliability, looks_like_reliability, reliability_head,
                check_reliability_file},
      values_kind("charts/values-3.txt", shipped_values_of<3>),
      values_kind("charts/values-4.txt", shipped_values_of<4>),
      values_kind("charts/values-5.txt", shipped_values_of<5>),
      values_kind("charts/values-6.txt", shipped_values_of<6>),
  };
  return kinds;
}

}  // namespace wizbid::cli
