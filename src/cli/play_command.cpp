#include "cli/play_command.h"

#include <fmt/format.h>

#include <cmath>

#include "cards/card_text.h"
#include "cli/help.h"
#include "cli/odds_request.h"
#include "cli/play_help.h"
#include "cli/play_request.h"
#include "cli/progress_watcher.h"
#include "odds/card_plan.h"
#include "odds/deal_weight.h"
#include "report/play_report.h"
#include "report/repeat_command.h"
#include "report/words.h"

namespace wizbid::cli {

namespace {

std::string trick_text(const PlayedTrick& trick, DeckName deck, const SpecialCards& special) {
  std::string text = fmt::format("{}:", trick.lead.number());
  for (const Card card : trick.cards) {
    text += ' ' + card_text(card, deck);
    if (trick.as_wizard && is_declared(special, card))
      text += *trick.as_wizard ? "=W" : "=J";
  }
  return text;
}

std::vector<std::string> history_of(const MidRound& round) {
  const SpecialCards& special = round.situation.rules.special;
  const DeckName deck = round.situation.deck;
  std::vector<std::string> flags;
  std::string tricks;
  for (const PlayedTrick& trick : round.tricks)
    tricks += (tricks.empty() ? "" : "; ") + trick_text(trick, deck, special);
  if (!tricks.empty())
    flags.push_back("--tricks " + shell_quoted(tricks));
  if (!round.on_table.cards.empty())
    flags.push_back("--table " + shell_quoted(trick_text(round.on_table, deck, special)));
  return flags;
}

// An exact answer is asked for as such, a sampled one by the deals it took where time or Ctrl-C
// ended it.
std::vector<std::string> repetition_of(const PlayRequest& request, const PlayReport& report) {
  const EffortWish& wish = request.effort;
  Repetition repetition;
  repetition.command = "play";
  repetition.situation = request.round.situation;
  repetition.hand = request.round.held;
  repetition.history = history_of(request.round);
  repetition.me = request.model.me;
  repetition.others = request.model.others;
  repetition.bid_noise = request.bid_noise;
  repetition.seed = wish.effort.sample.seed;
  const bool sampled = report.answer.how == How::sampled;
  repetition.method = sampled ? Method::sample : Method::exact;
  if (sampled && !report.repeats_exactly) {
    repetition.deals = report.answer.deals;
  } else if (sampled) {
    repetition.deals = wish.effort.sample.size.deals;
    if (wish.precision_asked || report.answer.precision_reached)
      repetition.precision_percent = wish.precision_percent;
  }
  if (request.brief)
    repetition.further.emplace_back("--brief");
  else
    repetition.further.push_back(fmt::format("--format {}", format_name(request.output.format)));
  add_language(request.language, repetition.further);
  return repeat_command(repetition);
}

bool has_evidence(const PlayRequest& request, const Model& model) {
  const Question start{request.round.situation, model, request.bid_noise};
  return !DealWeigher(start).all_alike();
}

struct Outcome {
  PlayReport report;
  ExitCode code = ExitCode::done;
};

tl::expected<Outcome, Failure> answer(const PlayRequest& request, Session& session) {
  const double start = session.environment.now();
  const CardQuestion question{request.round, players_for(request.model), request.bid_noise};
  const auto plan = plan_cards(question, request.effort.effort);
  if (!plan)
    return tl::unexpected(usage_failure({{as_sentence(plan.error().message)}}));
  const bool sampled = plan->how == How::sampled;
  ProgressWatcher watcher(session, sampled ? "sampling" : "enumerating",
                          sampled ? request.effort.seconds : std::nullopt);
  auto found = answer_cards(*plan, question, request.effort.effort, watcher);
  if (!found)
    return tl::unexpected(
        Failure{ExitCode::interrupted, {{"Interrupted before there was an answer."}}});
  Outcome outcome;
  PlayReport& report = outcome.report;
  report.language = request.language.language;
  report.version = version();
  report.round = request.round;
  report.model = names_of(request.model);
  report.bid_noise = request.bid_noise;
  report.seed = request.effort.effort.sample.seed;
  report.plan = *plan;
  report.advice = advise_card(*found);
  report.answer = std::move(*found);
  report.partial = watcher.interrupted();
  report.precision_asked = request.effort.precision_asked;
  report.evidence = has_evidence(request, question.model);
  report.repeats_exactly = report.answer.ending == Ending::complete;
  report.repeat = repetition_of(request, report);
  report.seconds = session.environment.now() - start;
  if (report.partial)
    outcome.code = ExitCode::interrupted;
  else if (!report.answer.precision_reached && report.precision_asked)
    outcome.code = ExitCode::limit_reached;
  return outcome;
}

std::string formatted(const PlayReport& report, const PlayRequest& request,
                      const Environment& environment) {
  switch (request.output.format) {
    case Format::json:
      return play_report_json(report);
    case Format::csv:
      return play_report_csv(report);
    case Format::markdown:
      return play_report_markdown(report);
    case Format::text:
      break;
  }
  const Terminal terminal = terminal_for(request.output, environment);
  const TextStyle style{terminal.utf8, terminal.colour, terminal.width};
  return request.brief ? play_report_brief(report, style) : play_report_text(report, style);
}

ExitCode run_play(const Arguments& arguments, Session& session) {
  const auto request = read_play_request(arguments, session.environment);
  if (!request)
    return report_failure(request.error(), session);
  const auto outcome = answer(*request, session);
  if (!outcome)
    return report_failure(outcome.error(), session);
  const std::string text = formatted(outcome->report, *request, session.environment);
  if (const auto done = deliver(text, request->output, session); !done)
    return report_failure(done.error(), session);
  if (outcome->code == ExitCode::limit_reached)
    tell(
        "The answer ended before the precision that you asked for; give it more --deals or --time, "
        "or a larger --precision.",
        session);
  if (outcome->code == ExitCode::interrupted)
    tell("Interrupted; the answer is partial.", session);
  return outcome->code;
}

}  // namespace

Command play_command() {
  return {"play", "mid-round: the cards ranked by expected score", play_help, run_play,
          play_flags()};
}

}  // namespace wizbid::cli
