#include "cli/table_build.h"

#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>

#include "charts/values_table.h"
#include "cli/effort_flags.h"
#include "cli/output_file.h"
#include "cli/output_flags.h"
#include "cli/progress_watcher.h"
#include "cli/shipped_charts.h"
#include "cli/situation_flags.h"

namespace wizbid::cli {

namespace {

constexpr std::array build_flags{flag::players, flag::deals, flag::seed, flag::output};

struct BuildRequest {
  bool charts = false;  // all of them, into the folder; otherwise the table, into the file
  ValuesTable table;    // with no group yet
  std::string place;
};

void read_what_to_build(ValueReader& reader, BuildRequest& request) {
  const FlagValues& values = reader.values();
  request.charts = values.words == std::vector<std::string>{"charts"};
  if (!request.charts && values.words != std::vector<std::string>{"values"})
    reader.add_fault(
        "Type what to build: values, as in `wizbid table build values -p 4 -o values-4.txt`, or "
        "charts, as in `wizbid table build charts -o tables/charts`.");
  else if (!values.given("output"))
    reader.add_fault(request.charts ? "Type the folder to write to, as in -o tables/charts."
                                    : "Type the file to write, as in -o values-4.txt.");
  request.place = values.text("output").value_or("");
  for (const std::string_view flag : {"players", "deals", "seed"}) {
    if (request.charts && values.given(flag))
      reader.add_fault(fmt::format("--{} is for values: charts are built for all.", flag));
  }
}

tl::expected<BuildRequest, Failure> read_build_request(const Arguments& arguments) {
  const auto values = read_flags({build_flags, {}}, arguments);
  if (!values)
    return tl::unexpected(usage_failure(values.error()));
  std::vector<Fault> faults;
  ValueReader reader(*values, faults);
  BuildRequest request;
  read_what_to_build(reader, request);
  const auto players =
      reader.whole("players", min_players, max_players, "a whole number from 3 to 6");
  if (!request.charts && !values->given("players"))
    reader.add_fault("Type the number of players, as in -p 4.");
  constexpr std::int64_t usual_deals = 20000;
  constexpr std::int64_t least_deals = 100;
  constexpr std::int64_t most_deals = 10'000'000;
  const auto deals = reader.whole("deals", least_deals, most_deals,
                                  "a whole number of deals from 100 to 10000000");
  const auto seed = reader.whole("seed", 0, std::numeric_limits<std::int64_t>::max(),
                                 "a whole number from 0 to 9223372036854775807");
  if (!faults.empty())
    return tl::unexpected(usage_failure(std::move(faults)));
  request.table.players = static_cast<int>(players.value_or(min_players));
  request.table.player = "points";
  request.table.seed = static_cast<std::uint64_t>(seed.value_or(1));
  request.table.fit_deals = static_cast<std::uint64_t>(deals.value_or(usual_deals));
  request.table.cost_deals = request.table.fit_deals;
  return request;
}

// What an interrupted call left, if it is of the same table.
ValuesTable begun(const ValuesTable& wanted, const std::string& part) {
  std::ifstream file(part, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  auto table = parse_values(text);
  if (!table)
    return wanted;
  ValuesTable bare = *table;
  bare.full.clear();
  bare.wallet.clear();
  return bare == wanted ? *std::move(table) : wanted;
}

std::size_t groups_of(const ValuesTable& table) {
  return table.full.size() + table.wallet.size();
}

ExitCode build_charts(const std::string& folder, Session& session) {
  const auto names = shipped_chart_names();
  ProgressWatcher watcher(session, "drawing", std::nullopt);
  double done = 0;
  for (const std::string& name : names) {
    if (!watcher.go_on({done / static_cast<double>(names.size()), 0})) {
      tell("Interrupted; the same command makes them all.", session);
      return ExitCode::interrupted;
    }
    const auto bytes = make_shipped_chart(name, session);
    if (!bytes)
      return report_failure(bytes.error(), session);
    const std::string path = (std::filesystem::path(folder) / name).string();
    if (const auto written = write_file(path, *bytes); !written)
      return report_failure(written.error(), session);
    done += 1;
  }
  return ExitCode::done;
}

ExitCode build_values(const BuildRequest& request, Session& session) {
  const std::string part = request.place + ".part";
  if (const auto writable = check_writable(part); !writable)
    return report_failure(writable.error(), session);
  ValuesTable table = begun(request.table, part);
  const auto groups =
      static_cast<double>(full_groups(table.players).size() + wallet_groups(table.players).size());
  ProgressWatcher watcher(session, "fitting", std::nullopt);
  while (!is_complete(table)) {
    if (!watcher.go_on({static_cast<double>(groups_of(table)) / groups, 0})) {
      tell("Interrupted; the same command goes on from " + part + ".", session);
      return ExitCode::interrupted;
    }
    add_next_group(table);
    if (const auto written = write_file(part, values_text(table)); !written)
      return report_failure(written.error(), session);
  }
  if (const auto written = write_file(request.place, values_text(table)); !written)
    return report_failure(written.error(), session);
  std::error_code ignored;
  std::filesystem::remove(part, ignored);
  return ExitCode::done;
}

}  // namespace

std::span<const Flag> table_build_flags() {
  return build_flags;
}

ExitCode table_build(const Arguments& arguments, Session& session) {
  const auto request = read_build_request(arguments);
  if (!request)
    return report_failure(request.error(), session);
  return request->charts ? build_charts(request->place, session) : build_values(*request, session);
}

}  // namespace wizbid::cli
