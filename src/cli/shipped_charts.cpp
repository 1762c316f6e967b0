#include "cli/shipped_charts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "cli/chart_command.h"
#include "rules/table.h"

namespace wizbid::cli {

namespace {

constexpr std::array<std::string_view, 3> shipped_chart_kinds{"one-card", "card-values", "wallet"};

}  // namespace

std::vector<std::string> shipped_chart_names() {
  std::vector<std::string> names;
  for (const std::string_view kind : shipped_chart_kinds) {
    for (int players = min_players; players <= max_players; ++players) {
      for (const std::string_view ending : {"pdf", "csv"})
        names.push_back(fmt::format("{}-{}.{}", kind, players, ending));
    }
  }
  return names;
}

std::optional<std::string> shipped_chart_at(const std::string& path) {
  const std::string name = std::filesystem::path(path).filename().string();
  const auto names = shipped_chart_names();
  return std::find(names.begin(), names.end(), name) == names.end() ? std::nullopt
                                                                    : std::optional(name);
}

tl::expected<std::string, Failure> make_shipped_chart(const std::string& name, Session& session) {
  const std::size_t dash = name.rfind('-');
  return chart_file(
      {"--players", name.substr(dash + 1, 1), "--kind", name.substr(0, dash), "--output", name},
      session);
}

}  // namespace wizbid::cli
