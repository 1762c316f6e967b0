#include "report/brief_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "cards/card_text.h"
#include "report/number_format.h"
#include "report/turn_up_words.h"

namespace wizbid {

namespace {

// "makes 62%, +12.4", with its ± if sampled.
std::string outcome(const OddsReport& report, const BidOdds& odds) {
  const Language in = report.language;
  if (report.answer.how != How::sampled)
    return say(in, "makes {}, {}", percent_text(odds.make, Sureness::exact, in),
               points_text(odds.expected_score, in));
  return say(in, "makes {} ±{}, {} ±{}", percent_text(odds.make, Sureness::estimated, in),
             percent_width_text(make_half_width(odds), in), points_text(odds.expected_score, in),
             points_width_text(score_half_width(odds), in));
}

// "0 would cost 3.1"; with one legal bid only, nothing.
std::string runner_up(const BidAdvice& advice, Language in) {
  if (!advice.runner_up)
    return "";
  const Tricks other = *advice.runner_up;
  return cost_words(fmt::format("{}", other), advice.loss[static_cast<std::size_t>(other)],
                    advice.toss_up, in);
}

// What is told of a bid, semicolons between.
std::string figures(const OddsReport& report, const BidOdds& odds) {
  const Language in = report.language;
  std::vector<std::string> parts{outcome(report, odds)};
  if (report.advice)
    parts.push_back(runner_up(*report.advice, in));
  if (const BidOdds* forbidden = better_but_forbidden(report))
    parts.push_back(say(in, "{} is forbidden", forbidden->bid));
  if (report.evidence)
    parts.push_back(say(in, "if the others bid sensibly"));
  if (report.partial || !report.answer.precision_reached)
    parts.push_back(say(in, "partial"));
  std::erase(parts, "");
  return fmt::format("{}", fmt::join(parts, "; "));
}

// Where the sample can't tell how sure it is, no figure is worth a headline.
std::string guess(const OddsReport& report, std::string_view named) {
  const Language in = report.language;
  if (!report.advice)
    return say(in, "No odds for your bid of {}; what was heard leaves too few deals that matter",
               report.answer.bids.front().bid);
  if (report.trumps)
    return say(in,
               "Bid {} after naming {} is the best guess; what was heard leaves too few deals that "
               "matter",
               report.advice->best, named);
  return say(in, "Bid {} is the best guess; what was heard leaves too few deals that matter",
             report.advice->best);
}

}  // namespace

const BidOdds* better_but_forbidden(const OddsReport& report) {
  if (!report.advice)
    return nullptr;
  for (const BidOdds& odds : report.answer.bids)
    if (!odds.legal && odds.expected_score > report.advice->expected_score)
      return &odds;
  return nullptr;
}

std::string cost_words(std::string_view other, Points loss, bool toss_up, Language language) {
  const std::string cost = loss_text(loss, language);
  if (!toss_up)
    return say(language, "{} would cost {}", other, cost);
  return loss < toss_up_points ? say(language, "toss-up: {} would cost {}", other, cost)
                               : say(language, "not sure: {} would cost {}", other, cost);
}

std::string brief_line(const OddsReport& report) {
  const Language in = report.language;
  const std::string_view named = named_trump(report.situation.trump, report.situation.deck, in);
  if (!report.answer.credible)
    return guess(report, named);
  if (!report.advice) {
    const BidOdds& mine = report.answer.bids.front();
    return say(in, "Your bid of {} {}", mine.bid, figures(report, mine));
  }
  const BidOdds& best = odds_of(report.answer, report.advice->best);
  return report.trumps
             ? say(in, "Bid {} after naming {} ({})", best.bid, named, figures(report, best))
             : say(in, "Bid {} ({})", best.bid, figures(report, best));
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
