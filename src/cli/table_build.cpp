#include "cli/table_build.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <set>
#include <sstream>

#include "charts/values_table.h"
#include "cli/effort_flags.h"
#include "cli/help.h"
#include "cli/output_file.h"
#include "cli/output_flags.h"
#include "cli/progress_watcher.h"
#include "cli/shipped_charts.h"
#include "cli/shown.h"
#include "cli/situation_flags.h"

namespace wizbid::cli {

namespace {

constexpr std::array build_flags{flag::players, flag::deals, flag::seed, flag::shard, flag::output};

struct BuildRequest {
  bool charts = false;  // all of them, into the folder; otherwise the table, into the file
  ValuesTable table;    // with no group yet
  std::string place;
  std::optional<Shard> shard;  // every N-th piece only, from the I-th on
};

bool has_piece(const BuildRequest& request, std::size_t piece) {
  return !request.shard || piece % request.shard->of == request.shard->number - 1;
}

// "FILE.2-of-4.part", or "FILE.part" of a build that is not in shards.
std::string part_name(const BuildRequest& request) {
  const auto& shard = request.shard;
  return request.place + (shard ? fmt::format(".{}-of-{}", shard->number, shard->of) : "") +
         ".part";
}

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
  request.shard = read_shard_flag(reader);
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

std::string text_at(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// What an interrupted call, or one for a shard, left there, if it is of the same table.
void take_over(const std::string& part, const ValuesTable& wanted, GroupsByPlace& groups) {
  const auto table = parse_values(text_at(part));
  if (!table || with_groups(*table, {}) != wanted)
    return;
  const GroupsByPlace more = groups_by_place(*table);
  for (std::size_t place = 0; place < groups.size(); ++place) {
    if (!groups[place])
      groups[place] = more[place];
  }
}

// What calls for shards left beside the table.
std::vector<std::string> parts_of_shards(const std::string& place) {
  namespace fs = std::filesystem;
  const fs::path table(place);
  const std::string begins = table.filename().string() + '.';
  std::vector<std::string> parts;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(
           table.has_parent_path() ? table.parent_path() : fs::path("."), error)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with(begins) && name.ends_with(".part") &&
        name.find("-of-", begins.size()) != std::string::npos)
      parts.push_back(entry.path().string());
  }
  std::ranges::sort(parts);
  return parts;
}

// The charts that a call before has drawn: "wizbid-charts VERSION", then a name a line.
class DrawnCharts {
 public:
  DrawnCharts(std::string path, const std::string& folder)
      : path_(std::move(path)), text_(fmt::format("wizbid-charts {}\n", version())) {
    const std::string before = text_at(path_);
    if (!before.starts_with(text_))
      return;
    std::istringstream lines(before.substr(text_.size()));
    std::error_code ignored;
    for (std::string name; std::getline(lines, name);) {
      if (std::filesystem::exists(std::filesystem::path(folder) / name, ignored))
        names_.insert(name);
    }
  }

  bool has(const std::string& name) const { return names_.contains(name); }
  tl::expected<void, Failure> add(const std::string& name) {
    names_.insert(name);
    std::string text = text_;
    for (const std::string& each : names_)
      text += each + '\n';
    return write_file(path_, text);
  }

 private:
  std::string path_;
  std::string text_;  // the first line
  std::set<std::string> names_;
};

// Draws a chart into the folder.
tl::expected<void, Failure> draw(const std::string& name, const std::string& folder,
                                 Session& session) {
  const auto bytes = make_shipped_chart(name, session);
  if (!bytes)
    return tl::unexpected(bytes.error());
  return write_file((std::filesystem::path(folder) / name).string(), *bytes);
}

ExitCode stopped(const std::string& part, Session& session) {
  tell("Interrupted; the same command goes on from " + shown(part) + ".", session);
  return ExitCode::interrupted;
}

ExitCode build_charts(const BuildRequest& request, Session& session) {
  BuildRequest record = request;
  record.place = (std::filesystem::path(request.place) / "charts").string();
  const std::string part = part_name(record);
  DrawnCharts drawn(part, request.place);
  const auto names = shipped_chart_names();
  ProgressWatcher watcher(session, "drawing", std::nullopt);
  for (std::size_t piece = 0; piece < names.size(); ++piece) {
    if (!has_piece(request, piece) || drawn.has(names[piece]))
      continue;
    if (!watcher.go_on({static_cast<double>(piece) / static_cast<double>(names.size()), 0}))
      return stopped(part, session);
    if (const auto done = draw(names[piece], request.place, session); !done)
      return report_failure(done.error(), session);
    if (const auto noted = drawn.add(names[piece]); !noted)
      return report_failure(noted.error(), session);
  }
  std::error_code ignored;
  std::filesystem::remove(part, ignored);
  return ExitCode::done;
}

// Measures what is missing and keeps the part up to date; false: interrupted.
tl::expected<bool, Failure> measure_missing(const BuildRequest& request, const std::string& part,
                                            GroupsByPlace& groups, Session& session) {
  ProgressWatcher watcher(session, "fitting", std::nullopt);
  for (std::size_t place = 0; place < groups.size(); ++place) {
    if (groups[place] || !has_piece(request, place))
      continue;
    if (!watcher.go_on({static_cast<double>(place) / static_cast<double>(groups.size()), 0}))
      return false;
    groups[place] = measure_group(request.table, place);
    const std::string text = values_text(with_groups(request.table, groups));
    if (const auto written = write_file(part, text); !written)
      return tl::unexpected(written.error());
  }
  return true;
}

ExitCode build_values(const BuildRequest& request, Session& session) {
  const std::string part = part_name(request);
  if (const auto writable = check_writable(part); !writable)
    return report_failure(writable.error(), session);
  GroupsByPlace groups = groups_by_place(request.table);
  take_over(part, request.table, groups);
  const auto others = request.shard ? std::vector<std::string>{} : parts_of_shards(request.place);
  for (const std::string& other : others)
    take_over(other, request.table, groups);
  const auto whole = measure_missing(request, part, groups, session);
  if (!whole)
    return report_failure(whole.error(), session);
  if (!*whole)
    return stopped(part, session);
  if (request.shard)
    return ExitCode::done;
  const std::string text = values_text(with_groups(request.table, groups));
  if (const auto written = write_file(request.place, text); !written)
    return report_failure(written.error(), session);
  std::error_code ignored;
  std::filesystem::remove(part, ignored);
  for (const std::string& other : others)
    std::filesystem::remove(other, ignored);
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
  return request->charts ? build_charts(*request, session) : build_values(*request, session);
}

}  // namespace wizbid::cli
