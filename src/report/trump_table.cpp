#include "report/trump_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cards/card_text.h"
#include "report/brief_line.h"
#include "report/number_format.h"
#include "report/turn_up_words.h"

namespace wizbid {

namespace {

TextRow row_of(const OddsReport& report, const TrumpOption& option) {
  const Language in = report.language;
  const bool best = option.trump == report.trumps->recommended;
  const std::string half_width = std::isfinite(option.score_error)
                                     ? points_width_text(normal_95 * option.score_error, in)
                                     : "?";
  const std::string width = report.answer.how == How::sampled ? " ±" + half_width : "";
  return {
      {fmt::format("{}{}", best ? "> " : "", trump_words(option.trump, report.situation.deck, in)),
       fmt::format("{}", option.bid), points_text(option.expected_score, in) + width},
      best ? Emphasis::strong : Emphasis::plain};
}

}  // namespace

std::string trump_caption(Language language) {
  return say(language, "Each suit as trump with its best bid, judged before any bid is heard:");
}

TextTable trump_table(const OddsReport& report) {
  std::vector<TrumpOption> options = report.trumps->options;
  std::stable_sort(options.begin(), options.end(), [&](const auto& a, const auto& b) {
    const bool a_first = a.trump == report.trumps->recommended;
    const bool b_first = b.trump == report.trumps->recommended;
    return a_first != b_first ? a_first : a.expected_score > b.expected_score;
  });
  const Language in = report.language;
  TextTable table{{say(in, "trump"), say(in, "bid"), say(in, "score")}, {}};
  for (const TrumpOption& option : options)
    table.rows.push_back(row_of(report, option));
  return table;
}

}  // namespace wizbid
