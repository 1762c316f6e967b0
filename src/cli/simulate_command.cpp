#include "cli/simulate_command.h"

#include <fmt/format.h>

#include <ostream>
#include <string>

#include "cli/help.h"
#include "cli/odds_request.h"
#include "cli/progress_watcher.h"
#include "cli/simulate_help.h"
#include "cli/simulate_request.h"
#include "games/tournament.h"
#include "report/simulate_report.h"

namespace wizbid::cli {

namespace {

// The command that plays the same games again, with every default spelled out.
std::vector<std::string> repetition_of(const SimulateRequest& request, std::int64_t games) {
  std::vector<std::string> words{
      "wizbid", "simulate", fmt::format("--players {}", fmt::join(request.names, ",")),
      fmt::format("--cards {}", request.cards), fmt::format("--games {}", games)};
  if (request.contest.duplicate)
    words.emplace_back("--duplicate");
  words.push_back("--rules " + shell_quoted(request.contest.rules.name));
  words.push_back(fmt::format("--seed {}", request.contest.seed));
  words.push_back(fmt::format("--format {}", format_name(request.output.format)));
  add_language(request.language, words);
  return words;
}

SimulateReport play(const SimulateRequest& request, Session& session) {
  const double start = session.environment.now();
  ProgressWatcher watcher(session, "playing", std::nullopt);
  const auto play_on = [&](std::uint64_t games) {
    const double share = static_cast<double>(games) / static_cast<double>(request.games);
    return watcher.go_on({share, games});
  };
  SimulateReport report;
  report.standings = play_games(request.contest, request.games, request.threads, play_on);
  report.language = request.language.language;
  report.version = version();
  report.rules = request.contest.rules;
  report.names = request.names;
  report.rounds = request.contest.rounds;
  report.games_asked = request.games;
  report.seed = request.contest.seed;
  report.partial = watcher.interrupted();
  report.repeat = repetition_of(request, report.standings.sets());
  report.seconds = session.environment.now() - start;
  return report;
}

std::string formatted(const SimulateReport& report, const OutputWish& wish,
                      const Environment& environment) {
  switch (wish.format) {
    case Format::json:
      return simulate_report_json(report);
    case Format::csv:
      return simulate_report_csv(report);
    case Format::markdown:
      return simulate_report_markdown(report);
    case Format::text:
      break;
  }
  const Terminal terminal = terminal_for(wish, environment);
  return simulate_report_text(report, {terminal.utf8, terminal.colour, terminal.width});
}

ExitCode run_simulate(const Arguments& arguments, Session& session) {
  const auto request = read_simulate_request(arguments, session.environment);
  if (!request)
    return report_failure(request.error(), session);
  const SimulateReport report = play(*request, session);
  const std::string text = formatted(report, request->output, session.environment);
  if (const auto done = deliver(text, request->output, session); !done)
    return report_failure(done.error(), session);
  if (!report.partial)
    return ExitCode::done;
  session.streams.err << "wizbid: Interrupted; the answer is partial.\n";
  return ExitCode::interrupted;
}

}  // namespace

Command simulate_command() {
  return {"simulate", "games between named players: scores, bids made", simulate_help, run_simulate,
          simulate_flags().flags};
}

}  // namespace wizbid::cli
