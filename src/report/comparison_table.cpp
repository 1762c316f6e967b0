#include "report/comparison_table.h"

#include <fmt/format.h>

#include "report/brief_line.h"
#include "report/number_format.h"

namespace wizbid {

namespace {

std::string with_width(std::string text, const Answer& answer, const std::string& width) {
  if (answer.how != How::sampled)
    return text;
  return fmt::format("{} ±{}", text, answer.credible ? width : "?");
}

TextRow row_of(const std::string& assumed, const Answer& answer, Tricks ours) {
  const BidAdvice advice = advise_bid(answer);
  const BidOdds& odds = odds_of(answer, advice.best);
  const Sureness sureness = answer.how == How::sampled ? Sureness::estimated : Sureness::exact;
  const std::string best = advice.toss_up ? fmt::format("{} or {}", advice.best, *advice.runner_up)
                                          : fmt::format("{}", advice.best);
  const Points loss = advice.loss[static_cast<std::size_t>(ours)];
  return {{assumed, best,
           with_width(points_text(odds.expected_score), answer,
                      points_width_text(score_half_width(odds))),
           with_width(percent_text(odds.make, sureness), answer,
                      percent_width_text(make_half_width(odds))),
           ours == advice.best ? "-" : loss_text(loss)},
          Emphasis::plain};
}

}  // namespace

std::string comparison_caption() {
  return "The best bid under other assumptions (\"2 or 3\": a toss-up):";
}

TextTable comparison_table(const OddsReport& report) {
  const Tricks ours = report.advice->best;
  TextTable table{{"assumed", "best bid", "score", "makes", fmt::format("bid {} loses", ours)}, {}};
  table.rows.push_back(row_of("this answer", report.answer, ours));
  for (const Comparison& comparison : report.comparisons)
    table.rows.push_back(row_of(comparison.assumed, comparison.answer, ours));
  return table;
}

}  // namespace wizbid
