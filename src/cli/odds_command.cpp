#include "cli/odds_command.h"

#include <string>

#include "cli/chart_command.h"
#include "cli/odds_answer.h"
#include "cli/odds_help.h"
#include "cli/odds_request.h"
#include "cli/odds_shard.h"
#include "report/csv_report.h"
#include "report/json_report.h"
#include "report/markdown_report.h"
#include "report/text_report.h"
#include "report/words.h"

namespace wizbid::cli {

namespace {

std::string text_of(const std::vector<OddsReport>& reports, const OddsRequest& request,
                    const Environment& environment) {
  const Terminal terminal = terminal_for(request.output, environment);
  const TextStyle style{terminal.utf8, terminal.colour, terminal.width};
  if (request.all_seats)
    return request.brief ? brief_report_of_seats(reports, style)
                         : text_report_of_seats(reports, style);
  return request.brief ? brief_report(reports.front(), style) : text_report(reports.front(), style);
}

std::string formatted(const std::vector<OddsReport>& reports, const OddsRequest& request,
                      const Environment& environment) {
  switch (request.output.format) {
    case Format::text:
      return text_of(reports, request, environment);
    case Format::json:
      return request.all_seats ? json_report_of_seats(reports) : json_report(reports.front());
    case Format::csv:
      return csv_report(reports);
    case Format::markdown:
      return markdown_report(reports);
  }
  return {};
}

std::string interruption(const OddsRequest& request, const std::vector<OddsReport>& reports) {
  if (reports.empty())
    return "Interrupted before there was an answer.";
  const std::string missing = request.all_seats ? missing_seats_sentence(reports) : "";
  return "Interrupted; the answer is partial." + (missing.empty() ? "" : ' ' + missing);
}

void explain_code(ExitCode code, const OddsRequest& request, const std::vector<OddsReport>& reports,
                  Session& session) {
  if (code == ExitCode::limit_reached)
    tell(
        "The answer ended before the precision that you asked for; give it more --deals or --time, "
        "or a larger --precision.",
        session);
  if (code == ExitCode::interrupted)
    tell(interruption(request, reports), session);
}

ExitCode run_odds(const Arguments& arguments, Session& session) {
  const auto request = read_odds_request(arguments, session.environment);
  if (!request)
    return report_failure(request.error(), session);
  if (request->shard)
    return write_shard(*request, session);
  const auto outcome = answer_odds(*request, session);
  return outcome ? deliver_odds(*request, *outcome, session)
                 : report_failure(outcome.error(), session);
}

}  // namespace

ExitCode deliver_odds(const OddsRequest& request, const OddsOutcome& outcome, Session& session) {
  if (!outcome.reports.empty()) {
    const std::string text = formatted(outcome.reports, request, session.environment);
    if (const auto done = deliver(text, request.output, session); !done)
      return report_failure(done.error(), session);
    if (request.plot && outcome.reports.front().advice) {
      const ExitCode plotted =
          plot_odds(outcome.reports.front(), *request.plot, request.language.language, session);
      if (plotted != ExitCode::done)
        return plotted;
    }
  }
  explain_code(outcome.code, request, outcome.reports, session);
  return outcome.code;
}

Command odds_command() {
  return {"odds", "for every bid: its odds and expected score; the best bid", odds_help, run_odds,
          odds_flags().flags};
}

}  // namespace wizbid::cli
