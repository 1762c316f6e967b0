#include "report/brief_line.h"

#include <fmt/format.h>

#include <algorithm>

#include "cards/card_text.h"
#include "report/number_format.h"
#include "report/turn_up_words.h"

namespace wizbid {

namespace {

// "makes 62%, +12.4", with its ± if sampled.
std::string outcome(const OddsReport& report, const BidOdds& odds) {
  if (report.answer.how != How::sampled)
    return fmt::format("makes {}, {}", percent_text(odds.make), points_text(odds.expected_score));
  return fmt::format("makes {} ±{}, {} ±{}", percent_text(odds.make, Sureness::estimated),
                     percent_width_text(make_half_width(odds)), points_text(odds.expected_score),
                     points_width_text(score_half_width(odds)));
}

// "; 0 would cost 3.1"; with one legal bid only, nothing.
std::string runner_up(const BidAdvice& advice) {
  if (!advice.runner_up)
    return "";
  const Tricks other = *advice.runner_up;
  const std::string cost = loss_text(advice.loss[static_cast<std::size_t>(other)]);
  return fmt::format("; {}{} would cost {}", advice.toss_up ? "toss-up: " : "", other, cost);
}

std::string condition(const OddsReport& report) {
  const bool partial = report.partial || !report.answer.precision_reached;
  return fmt::format("{}{}", report.evidence ? "; if the others bid sensibly" : "",
                     partial ? "; partial" : "");
}

// Where the sample can't tell how sure it is, no figure is worth a headline.
std::string guess(const OddsReport& report, const std::string& naming) {
  const char* reason = "what was heard leaves too few deals that matter";
  if (report.advice)
    return fmt::format("Bid {}{} is the best guess; {}", report.advice->best, naming, reason);
  return fmt::format("No odds for your bid of {}; {}", report.answer.bids.front().bid, reason);
}

}  // namespace

std::string brief_line(const OddsReport& report) {
  const std::string naming =
      report.trumps ? fmt::format(" after naming {}",
                                  trump_words(report.situation.trump, report.situation.deck))
                    : "";
  if (!report.answer.credible)
    return guess(report, naming);
  if (!report.advice) {
    const BidOdds& mine = report.answer.bids.front();
    return fmt::format("Your bid of {} {}{}", mine.bid, outcome(report, mine), condition(report));
  }
  const BidOdds& best = odds_of(report.answer, report.advice->best);
  return fmt::format("Bid {}{} ({}{}{})", best.bid, naming, outcome(report, best),
                     runner_up(*report.advice), condition(report));
}

double make_half_width(const BidOdds& odds) {
  return std::max(odds.make_interval.high - odds.make, odds.make - odds.make_interval.low);
}

Points score_half_width(const BidOdds& odds) {
  return normal_95 * odds.score_error;
}

const BidOdds& odds_of(const Answer& answer, Tricks bid) {
  return *std::find_if(answer.bids.begin(), answer.bids.end(),
                       [&](const BidOdds& odds) { return odds.bid == bid; });
}

}  // namespace wizbid
