#include "cli/chart_command.h"

#include <fmt/format.h>

#include "charts/counting_charts.h"
#include "charts/hand_chart.h"
#include "charts/html.h"
#include "charts/one_card_chart.h"
#include "charts/pdf.h"
#include "charts/svg.h"
#include "charts/values_chart.h"
#include "charts/wallet_chart.h"
#include "cli/chart_help.h"
#include "cli/chart_request.h"
#include "cli/help.h"
#include "cli/odds_answer.h"
#include "cli/output_file.h"
#include "cli/shown.h"
#include "report/ascii_text.h"
#include "report/chart_report.h"
#include "report/chart_words.h"
#include "rules/round_rules.h"

namespace wizbid::cli {

namespace {

Chart computed_chart(const ChartRequest& request) {
  const int first = request.first_cards;
  const int last = request.last_cards;
  switch (request.kind) {
    case ChartKind::card_values:
      return card_values_chart(shipped_values(request.players), first, last, request.language);
    case ChartKind::card_odds:
      return card_odds_chart(request.players, first, last, request.language);
    case ChartKind::holdings:
      return holdings_chart(request.players, first, last, request.language);
    case ChartKind::wallet:
      return wallet_chart({official_rules(), request.players, std::nullopt,
                           players_for(request.model), request.noise, request.language},
                          shipped_values(request.players));
    case ChartKind::one_card:
    case ChartKind::hand:
      break;
  }
  const RuleSet rules =
      rules_of_round(request.rules, request.players, 1, request.sole_leader.value_or(false));
  return one_card_chart({rules, request.players, request.seat, players_for(request.model),
                         request.noise, request.language});
}

// A command may name a file as nobody can print it.
std::string printable(const std::string& command) {
  constexpr std::size_t most = 4000;
  return shown(command, most);
}

Chart chart_of_hand(const ChartRequest& request, const OddsReport& report) {
  Chart chart =
      hand_chart(report.situation, report.answer, *report.advice, report.trumps, request.language);
  chart.footer.sentences = hand_chart_sentences(report, request.language);
  chart.footer.command = printable(hand_chart_repetition(request, report.repeat));
  return chart;
}

tl::expected<Chart, Failure> make_chart(const ChartRequest& request, Session& session) {
  if (request.odds) {
    const auto outcome = answer_odds(*request.odds, session);
    if (!outcome)
      return tl::unexpected(outcome.error());
    if (outcome->reports.empty() || !outcome->reports.front().advice)
      return tl::unexpected(
          Failure{ExitCode::interrupted, {{"Interrupted before there was an answer."}}});
    return chart_of_hand(request, outcome->reports.front());
  }
  Chart chart = computed_chart(request);
  chart.footer.sentences.push_back("wizbid " + version() + '.');
  chart.footer.command = printable(chart_repetition(request));
  if (request.page) {
    if (static_cast<std::size_t>(*request.page) > chart.pages.size())
      return tl::unexpected(usage_failure({{fmt::format(
          "This chart has {} pages: there is no page {}.", chart.pages.size(), *request.page)}}));
    chart.pages = {chart.pages[static_cast<std::size_t>(*request.page) - 1]};
  }
  return chart;
}

tl::expected<std::string, Failure> drawn_chart(tl::expected<std::string, DrawingTrouble> drawing) {
  if (!drawing)
    return tl::unexpected(file_failure(drawing.error().message));
  return *std::move(drawing);
}

tl::expected<std::string, Failure> formatted_chart(const Chart& chart,
                                                   const ChartRequest& request) {
  constexpr int columns = 80;
  switch (request.format) {
    case ChartFormat::text:
      return chart_text(chart, columns);
    case ChartFormat::json:
      return chart_json(chart, version());
    case ChartFormat::csv:
      return chart_csv(chart);
    case ChartFormat::markdown:
      return chart_markdown(chart);
    case ChartFormat::html:
      return chart_html(chart, request.paper);
    case ChartFormat::svg:
      return chart_svg(chart, request.paper);
    case ChartFormat::pdf:
      return drawn_chart(chart_pdf(chart, request.paper));
    case ChartFormat::png:
      return drawn_chart(chart_png(chart, request.paper));
  }
  return "";
}

ExitCode run_chart(const Arguments& arguments, Session& session) {
  const auto request = read_chart_request(arguments, session.environment);
  if (!request)
    return report_failure(request.error(), session);
  if (request->file) {
    if (const auto writable = check_writable(*request->file); !writable)
      return report_failure(writable.error(), session);
  }
  const auto chart = make_chart(*request, session);
  if (!chart)
    return report_failure(chart.error(), session);
  return deliver_chart(*chart, *request, session);
}

}  // namespace

tl::expected<std::string, Failure> chart_file(const Arguments& arguments, Session& session) {
  Environment bare = session.environment;
  bare.variable = [](const std::string&) { return std::nullopt; };
  const auto request = read_chart_request(arguments, bare);
  if (!request)
    return tl::unexpected(request.error());
  const auto chart = make_chart(*request, session);
  if (!chart)
    return tl::unexpected(chart.error());
  return formatted_chart(*chart, *request);
}

ExitCode deliver_chart(const Chart& chart, const ChartRequest& request, Session& session) {
  const auto text = formatted_chart(chart, request);
  if (!text)
    return report_failure(text.error(), session);
  const bool plain = !request.file && request.format == ChartFormat::text &&
                     !find_terminal(session.environment, ColourWish::never, false).utf8;
  const auto done = request.file ? write_file(*request.file, *text)
                                 : write_output(plain ? ascii_text(*text) : *text, session);
  return done ? ExitCode::done : report_failure(done.error(), session);
}

ExitCode plot_odds(const OddsReport& report, const std::string& file, Language language,
                   Session& session) {
  ChartRequest request;
  request.language = language;
  request.kind = ChartKind::hand;
  request.players = report.situation.players;
  request.file = file;
  request.format = *chart_format_of(file);
  return deliver_chart(chart_of_hand(request, report), request, session);
}

Command chart_command() {
  return {"chart", "bid charts to print", chart_help, run_chart, chart_flags()};
}

}  // namespace wizbid::cli
