#include "cli/table_kinds.h"

#include <algorithm>
#include <array>

#include "tables/reliability.h"
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

}  // namespace

std::span<const TableKind> table_kinds() {
  static constexpr std::array kinds{
      TableKind{"weights", "players/network.weights", "the trained players points and rival",
                shipped_weights, looks_like_weights, weights_head, check_weights_file},
      TableKind{"reliability", "reliability/odds.txt", "how often recommended bids were made",
                shipped_reliability, looks_like_reliability, reliability_head,
                check_reliability_file},
  };
  return kinds;
}

}  // namespace wizbid::cli
