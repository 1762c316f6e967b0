#include "report/notes.h"

#include <fmt/format.h>

#include <cmath>

#include "report/brief_line.h"
#include "report/number_format.h"

namespace wizbid {

namespace {

std::string toss_up_note(const OddsReport& report) {
  const BidAdvice& advice = *report.advice;
  const Tricks other = *advice.runner_up;
  const Points loss = advice.loss[static_cast<std::size_t>(other)];
  if (loss < toss_up_points)
    return say(report.language, "A toss-up: {} and {} are within {} points of each other.",
               advice.best, other, plain_number(toss_up_points, report.language));
  return say(report.language, "Not sure: this sample can't tell {} and {} apart; more deals may.",
             advice.best, other);
}

std::string fresh_note(const OddsReport& report) {
  const FreshFigure& fresh = *report.answer.fresh;
  const Language in = report.language;
  if (!std::isfinite(fresh.score_error))
    return say_count(in, fresh.deals,
                     "The {} fresh deal that should check the score of bid {} tells too little.",
                     "Of {} fresh deals that should check the score of bid {} too few matter.",
                     count_text(fresh.deals, in), report.advice->best);
  const std::string half_width = points_width_text(normal_95 * fresh.score_error, in);
  return say_count(
      in, fresh.deals,
      "On {} fresh deal, free of the luck that made it look best, bid {} scores {} ±{}.",
      "On {} fresh deals, free of the luck that made it look best, bid {} scores {} ±{}.",
      count_text(fresh.deals, in), report.advice->best, points_text(fresh.expected_score, in),
      half_width);
}

std::string forbidden_note(const OddsReport& report, const BidOdds& forbidden) {
  const Points cost = forbidden.expected_score - report.advice->expected_score;
  return say(report.language,
             "You would rather say {}: that the rules {} forbid it costs {} points.", forbidden.bid,
             report.situation.rules.name, loss_text(cost, report.language));
}

std::string said_note(const OddsReport& report) {
  const Tricks said = *report.said;
  if (said == report.advice->best)
    return say(report.language, "You said {}: that is the best bid.", said);
  return say(report.language, "You said {}: that cost {} points against bid {}.", said,
             loss_text(report.advice->loss[static_cast<std::size_t>(said)], report.language),
             report.advice->best);
}

std::string need_note(const OddsReport& report) {
  const NeedAdvice& need = *report.need;
  const Language in = report.language;
  const std::string points = plain_number(need.need, in);
  if (need.chance <= 0)
    return is_sampled(report) ? say(in, "No bid scored {} points in the sample.", points)
                              : say(in, "No bid can score {} points.", points);
  const Sureness sureness = is_sampled(report) ? Sureness::estimated : Sureness::exact;
  const std::string chance = percent_text(need.chance, sureness, in);
  return report.answer.credible
             ? say(in, "For at least {} points bid {}: the chance is {}.", points, need.bid, chance)
             : say(in, "For at least {} points bid {}: the chance is {} at a guess.", points,
                   need.bid, chance);
}

}  // namespace

std::vector<std::string> notes_of(const OddsReport& report) {
  std::vector<std::string> notes;
  if (report.advice && report.advice->toss_up && report.advice->runner_up)
    notes.push_back(toss_up_note(report));
  if (report.advice && report.answer.fresh)
    notes.push_back(fresh_note(report));
  if (const BidOdds* forbidden = better_but_forbidden(report))
    notes.push_back(forbidden_note(report, *forbidden));
  if (report.said && report.advice)
    notes.push_back(said_note(report));
  if (report.need)
    notes.push_back(need_note(report));
  return notes;
}

}  // namespace wizbid
