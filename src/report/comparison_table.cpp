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

std::string assumption(const OddsReport& report, const Comparison& comparison) {
  const Language in = report.language;
  return comparison.bid_noise == report.bid_noise ? say(in, "all play like {}", comparison.model.me)
                                                  : say(in, "bids not weighed");
}

TextRow row_of(const std::string& assumed, const Answer& answer, Tricks ours, Language in) {
  const BidAdvice advice = advise_bid(answer);
  const BidOdds& odds = odds_of(answer, advice.best);
  const Sureness sureness = answer.how == How::sampled ? Sureness::estimated : Sureness::exact;
  const std::string best = advice.toss_up ? say(in, "{} or {}", advice.best, *advice.runner_up)
                                          : fmt::format("{}", advice.best);
  const Points loss = advice.loss[static_cast<std::size_t>(ours)];
  return {{assumed, best,
           with_width(points_text(odds.expected_score, in), answer,
                      points_width_text(score_half_width(odds), in)),
           with_width(percent_text(odds.make, sureness, in), answer,
                      percent_width_text(make_half_width(odds), in)),
           ours == advice.best ? "-" : loss_text(loss, in)},
          Emphasis::plain};
}

}  // namespace

std::string comparison_caption(Language language) {
  return say(language, "The best bid under other assumptions (\"2 or 3\": a toss-up):");
}

TextTable comparison_table(const OddsReport& report) {
  const Tricks ours = report.advice->best;
  const Language in = report.language;
  TextTable table{{say(in, "assumed"), say(in, "best bid"), say(in, "score"), say(in, "makes"),
                   say(in, "bid {} loses", ours)},
                  {}};
  table.rows.push_back(row_of(say(in, "this answer"), report.answer, ours, in));
  for (const Comparison& comparison : report.comparisons)
    table.rows.push_back(row_of(assumption(report, comparison), comparison.answer, ours, in));
  return table;
}

}  // namespace wizbid
