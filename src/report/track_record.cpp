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

std::string table_name(std::string_view table) {
  return table == "mixed" ? "of all three" : fmt::format("of {}", table);
}

std::string happened_text(const ReliabilityLine& line) {
  return fmt::format("{} ±{} at tables {}", percent_text(line.happened * percent),
                     percent_width_text(normal_95 * line.error * percent), table_name(line.table));
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
  const ReliabilityLine& first = lines.front();
  const std::string said =
      tells_all_situations(first)
          ? fmt::format("where bids recommended were said to be made {} of the time on average",
                        percent_text(first.said * percent))
          : fmt::format("where the bid recommended was said to be made {} to {}% of the time",
                        plain_number(first.from), plain_number(first.to));
  std::string happened;
  for (const ReliabilityLine& line : lines)
    happened += (happened.empty() ? "" : ", ") + happened_text(line);
  return fmt::format("How often such odds came true with {} players: {}, they were made {}.",
                     first.players, said, happened);
}

}  // namespace wizbid
