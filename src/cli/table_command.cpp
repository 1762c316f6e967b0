#include "cli/table_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "cli/failure.h"
#include "cli/help.h"
#include "cli/output_file.h"
#include "cli/output_flags.h"
#include "cli/shipped_charts.h"
#include "cli/shown.h"
#include "cli/suggest.h"
#include "cli/table_build.h"
#include "cli/table_kinds.h"

namespace wizbid::cli {

namespace {

constexpr const char* table_help_text = R"(Examples:
  wizbid table list              the tables inside this program
  wizbid table verify            are they sound?
  wizbid table verify my.weights  is this file?
  wizbid table build values -p 4 -o values-4.txt
                                 what cards are worth, for the chart card-values
  wizbid table build charts -o tables/charts

The tables that are part of the program, such as the weights of the trained
players: what they are and where they come from, and whether they are sound.

Usage: wizbid table list [flags]
       wizbid table verify [FILE ...] [flags]
       wizbid table build values -p PLAYERS -o FILE [--deals N] [--seed N]
                                 [--shard I/N]
       wizbid table build charts -o FOLDER [--shard I/N]

list    name, kind, size, provenance and checksum of each
verify  reads each with all its checks: shape, checksum, that no sum can
        overflow; writes it again; and compares the plain arithmetic with the
        fast one of this machine. Files named like the shipped charts,
        tables/charts/*.pdf and *.csv, are made anew and compared

build   makes what ships with the program (docs/charts.md), the same bytes
        again.
        charts: all of tables/charts. values: the numbers behind the chart
        card-values. Work that was interrupted goes on from FILE.part, or
        FOLDER/charts.part
        -p, --players N  3 to 6
        --deals N        random deals a round to fit to, and as many fresh ones
                         to measure the cost on [20000]
        --seed N         [1]
        --shard I/N      only every N-th piece, from the I-th on, so that N
                         processes share the work. Values go to
                         FILE.I-of-N.part; then the same command without
                         --shard puts all together

      --format NAME   text or json [text]
  -o, --output FILE   into a file; its ending tells the format
      --color WHEN    auto, always or never [auto]

Exit codes: 0 done; 1 a table is damaged; 2 input that makes no sense; 4 a file
could not be read or written.
)";

constexpr std::array table_flags{flag::format, flag::output, flag::color, flag::ascii};
constexpr std::array<std::string_view, 3> table_actions{"list", "verify", "build"};
constexpr std::size_t largest_file = std::size_t{64} << 20;  // bytes

TableFacts facts_of(const TableKind& kind, std::string_view name, std::string_view file) {
  return {std::string(name), std::string(kind.kind), std::string(kind.what), file.size(),
          kind.head(file)};
}

std::vector<TableFacts> shipped_tables() {
  std::vector<TableFacts> tables;
  for (const TableKind& kind : table_kinds())
    tables.push_back(facts_of(kind, kind.name, kind.shipped()));
  return tables;
}

std::vector<TableVerdict> verify_shipped() {
  std::vector<TableVerdict> verdicts;
  for (const TableKind& kind : table_kinds())
    verdicts.push_back({facts_of(kind, kind.name, kind.shipped()), kind.check(kind.shipped())});
  return verdicts;
}

tl::expected<std::string, Failure> contents(const std::string& path) {
  namespace fs = std::filesystem;
  std::error_code error;
  const auto trouble = [&](const std::string& why) {
    return tl::unexpected(file_failure(fmt::format("Can't read {}: {}.", shown(path), why)));
  };
  if (fs::is_directory(path, error))
    return trouble("it is a folder");
  errno = 0;
  std::ifstream stream(path, std::ios::binary);
  if (!stream)
    return trouble(std::strerror(errno));
  std::string text;
  std::string piece(std::size_t{1} << 16, '\0');
  while (stream && text.size() <= largest_file) {
    stream.read(piece.data(), static_cast<std::streamsize>(piece.size()));
    text.append(piece, 0, static_cast<std::size_t>(stream.gcount()));
  }
  if (stream.bad())
    return trouble("reading it failed");
  if (text.size() > largest_file)
    return trouble("it is larger than any table");
  return text;
}

// Made anew it must be the same.
TableVerdict verify_chart(const std::string& path, const std::string& name, const std::string& text,
                          Session& session) {
  const auto anew = make_shipped_chart(name, session);
  std::optional<Fault> fault;
  if (!anew)
    fault = anew.error().faults.front();
  else if (*anew != text)
    fault = Fault{
        "It is another. Changed, of another version of wizbid, or, if a PDF, of cairo or of the "
        "fonts."};
  return {{path, "chart", "a shipped chart", text.size(), {}},
          {{"made anew it is the same", std::move(fault)}}};
}

TableVerdict verify_file(const std::string& path, const std::string& text, Session& session) {
  if (const auto name = shipped_chart_at(path))
    return verify_chart(path, *name, text, session);
  for (const TableKind& kind : table_kinds()) {
    if (kind.recognises(text))
      return {facts_of(kind, path, text), kind.check(text)};
  }
  return {{path, "unknown", "no kind of table that this version knows", text.size(), {}},
          {{"its first line", Fault{"It is no table: its first line names no kind of table."}}}};
}

tl::expected<std::vector<TableVerdict>, Failure> verify(const std::vector<std::string>& files,
                                                        Session& session) {
  if (files.empty())
    return verify_shipped();
  std::vector<TableVerdict> verdicts;
  for (const std::string& path : files) {
    const auto text = contents(path);
    if (!text)
      return tl::unexpected(text.error());
    verdicts.push_back(verify_file(path, *text, session));
  }
  return verdicts;
}

struct TableCall {
  bool verify = false;
  std::vector<std::string> files;
  OutputWish output;
};

tl::expected<TableCall, Failure> read_call(const Arguments& arguments) {
  const auto values = read_flags(FlagSet{table_flags, {}}, arguments);
  if (!values)
    return tl::unexpected(usage_failure(values.error()));
  std::vector<Fault> faults;
  ValueReader reader(*values, faults);
  TableCall call;
  call.output = read_output_wish(reader);
  if (call.output.format != Format::text && call.output.format != Format::json)
    reader.add_fault("table prints text or json only.");
  const auto& words = values->words;
  const std::string action = words.empty() ? "" : words.front();
  call.verify = action == "verify";
  if (words.empty())
    reader.add_fault(
        "Say what to do: `wizbid table list`, `wizbid table verify` or `wizbid table build`.");
  else if (std::ranges::find(table_actions, action) == table_actions.end())
    reader.add_fault(fmt::format("There is no `table {}`: it is list, verify or build.{}",
                                 shown(action), did_you_mean(action, table_actions)));
  else if (!call.verify && words.size() > 1)
    reader.add_fault(
        "`table list` takes no words; to check a file type `wizbid table verify FILE`.");
  if (!faults.empty())
    return tl::unexpected(usage_failure(std::move(faults)));
  call.files.assign(words.begin() + 1, words.end());
  return call;
}

ExitCode run_table(const Arguments& arguments, Session& session) {
  if (!arguments.empty() && arguments.front() == "build")
    return table_build(Arguments(arguments.begin() + 1, arguments.end()), session);
  const auto call = read_call(arguments);
  if (!call)
    return report_failure(call.error(), session);
  const Terminal terminal = terminal_for(call->output, session.environment);
  const TextStyle style{terminal.utf8, terminal.colour, terminal.width};
  const bool json = call->output.format == Format::json;
  std::string text;
  ExitCode code = ExitCode::done;
  if (call->verify) {
    const auto verdicts = verify(call->files, session);
    if (!verdicts)
      return report_failure(verdicts.error(), session);
    text = json ? table_verdict_json(*verdicts, version()) : table_verdict_text(*verdicts, style);
    if (!std::ranges::all_of(*verdicts, &TableVerdict::sound))
      code = ExitCode::answer_is_no;
  } else {
    text = json ? table_list_json(shipped_tables(), version())
                : table_list_text(shipped_tables(), style);
  }
  if (const auto done = deliver(text, call->output, session); !done)
    return report_failure(done.error(), session);
  return code;
}

// Those of list and verify, and those of build.
std::span<const Flag> all_table_flags() {
  static const std::vector<Flag> flags = [] {
    std::vector<Flag> all(table_flags.begin(), table_flags.end());
    for (const Flag& flag : table_build_flags())
      if (std::ranges::find(all, flag.name, &Flag::name) == all.end())
        all.push_back(flag);
    return all;
  }();
  return flags;
}

constexpr std::array<std::string_view, 6> table_words{"list",   "verify", "build",
                                                      "values", "charts", any_file};

}  // namespace

Command table_command() {
  return {"table",           "the tables inside the program: list them, verify them, make them",
          table_help_text,   run_table,
          all_table_flags(), table_words};
}

}  // namespace wizbid::cli
