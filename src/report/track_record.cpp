#include "report/track_record.h"

#include <fmt/format.h>

#include "report/brief_line.h"
#include "report/number_format.h"
#include "rules/rule_settings.h"

namespace wizbid {

namespace {

constexpr double percent = 0.01;

// It was measured by the publisher's rules; which rounds are played makes no difference.
bool was_tried_by(RuleSet rules) {
  rules.schedule = {};
  rules.table_points = false;
  return different_settings(rules, official_rules()).empty();
}

bool was_tried(const OddsReport& report) {
  return was_tried_by(report.situation.rules) && report.advice &&
         report.answer.how != How::counted && report.answer.credible &&
         report.model.me == "points" && report.model.others == "points";
}

bool tells_all_situations(const ReliabilityLine& line) {
  return line.from == 0 && line.to == 100;
}

std::string happened_text(const ReliabilityLine& line, Language in) {
  const std::string share = percent_text(line.happened * percent, Sureness::exact, in);
  const std::string width = percent_width_text(normal_95 * line.error * percent, in);
  return line.table == "mixed" ? say(in, "{} ±{} at tables of all three", share, width)
                               : say(in, "{} ±{} at tables of {}", share, width, line.table);
}

}  // namespace

std::vector<ReliabilityLine> track_record(const OddsReport& report) {
  std::vector<ReliabilityLine> lines;
  if (!was_tried(report))
    return lines;
  const int players = report.situation.players;
  const double make = odds_of(report.answer, report.advice->best).make;
  const bool near = happened_share("points", players, make).has_value();
  for (const std::string_view table : {"points", "rival", "greedy", "mixed"}) {
    const auto line =
        near ? happened_share(table, players, make) : happened_overall(table, players);
    if (line)
      lines.push_back(*line);
  }
  return lines;
}

std::string track_record_sentence(const OddsReport& report) {
  const std::vector<ReliabilityLine> lines = track_record(report);
  if (lines.empty())
    return "";
  const Language in = report.language;
  const ReliabilityLine& first = lines.front();
  std::string happened;
  for (const ReliabilityLine& line : lines)
    happened += (happened.empty() ? "" : ", ") + happened_text(line, in);
  if (tells_all_situations(first))
    return say(
        in,
        "How often such odds came true with {0} players: where bids recommended were said to "
        "be made {1} of the time on average, they were made {2}.",
        first.players, percent_text(first.said * percent, Sureness::exact, in), happened);
  return say(
      in,
      "How often such odds came true with {0} players: where the bid recommended was said to "
      "be made {1} to {2}% of the time, they were made {3}.",
      first.players, plain_number(first.from, in), plain_number(first.to, in), happened);
}

}  // namespace wizbid
