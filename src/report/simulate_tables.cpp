#include "report/simulate_tables.h"

#include <fmt/format.h>

#include <algorithm>

#include "report/brief_line.h"
#include "report/number_format.h"

namespace wizbid {

namespace {

// Means with their intervals behind them.
class Cells {
 public:
  Cells(bool intervals, bool utf8, Language language)
      : intervals_(intervals), sign_(utf8 ? " ±" : " +-"), language_(language) {}

  std::string points(const Estimate& estimate) const {
    return points_text(estimate.mean, language_) + half_width(estimate, points_width_text);
  }
  // Table points: small numbers, to two digits.
  std::string rank(const Estimate& estimate) const {
    return number_in(language_, fmt::format("{:+.2f}", estimate.mean)) +
           half_width(estimate, [](double width, Language language) {
             return number_in(language, fmt::format("{:.2f}", width));
           });
  }
  std::string percent(const Estimate& estimate) const {
    return percent_text(estimate.mean, Sureness::estimated, language_) +
           half_width(estimate, percent_width_text);
  }

 private:
  std::string half_width(const Estimate& estimate, std::string (*text)(double, Language)) const {
    if (!intervals_ || !estimate.standard_error)
      return "";
    return sign_ + text(normal_95 * *estimate.standard_error, language_);
  }

  bool intervals_;
  std::string sign_;
  Language language_;
};

bool one_round(const SimulateReport& report) {
  return report.rounds.size() == 1;
}

TextRow standings_row(const SimulateReport& report, const std::string& label, const Places& places,
                      const Cells& cells) {
  const Standings& standings = report.standings;
  TextRow row{{label}};
  if (!one_round(report))
    row.cells.push_back(cells.points(standings.a_game(Measure::score, places)));
  row.cells.push_back(cells.points(standings.a_round(Measure::score, places)));
  if (report.rules.table_points)
    row.cells.push_back(cells.rank(standings.a_game(Measure::table_points, places)));
  row.cells.push_back(cells.percent(standings.a_round(Measure::made, places)));
  row.cells.push_back(number_in(
      report.language, fmt::format("{:.2f}", standings.a_round(Measure::bid, places).mean)));
  return row;
}

TextRow lead_row(const SimulateReport& report, const NameGroup& ahead, const NameGroup& behind,
                 const Cells& cells) {
  const Standings& standings = report.standings;
  TextRow row{{fmt::format("{} - {}", ahead.name, behind.name)}};
  if (!one_round(report))
    row.cells.push_back(
        cells.points(standings.lead_a_game(Measure::score, ahead.places, behind.places)));
  row.cells.push_back(
      cells.points(standings.lead_a_round(Measure::score, ahead.places, behind.places)));
  return row;
}

std::vector<std::string> heads_of(const SimulateReport& report, std::string first) {
  std::vector<std::string> heads{std::move(first)};
  if (!one_round(report))
    heads.push_back(say(report.language, "points a game"));
  heads.push_back(say(report.language, "points a round"));
  return heads;
}

std::string label_of(const NameGroup& group, Language in) {
  return group.places.size() == 2 ? say(in, "both {}", group.name)
                                  : say(in, "all {} {}", group.places.size(), group.name);
}

}  // namespace

std::vector<NameGroup> groups_by_name(const std::vector<std::string>& names) {
  std::vector<NameGroup> groups;
  for (std::size_t place = 0; place < names.size(); ++place) {
    const auto is_it = [&](const NameGroup& group) { return group.name == names[place]; };
    auto found = std::find_if(groups.begin(), groups.end(), is_it);
    if (found == groups.end())
      found = groups.insert(groups.end(), {names[place], {}});
    found->places.push_back(static_cast<int>(place));
  }
  return groups;
}

TextTable standings_table(const SimulateReport& report, bool utf8) {
  const Language in = report.language;
  const Cells cells(true, utf8, in);
  TextTable table{heads_of(report, say(in, "player")), {}};
  if (report.rules.table_points)
    table.heads.push_back(say(in, "table points"));
  table.heads.insert(table.heads.end(), {say(in, "bids made"), say(in, "mean bid")});
  for (std::size_t place = 0; place < report.names.size(); ++place)
    table.rows.push_back(standings_row(report, fmt::format("{} {}", place + 1, report.names[place]),
                                       {static_cast<int>(place)}, cells));
  for (const NameGroup& group : groups_by_name(report.names)) {
    if (group.places.size() > 1)
      table.rows.push_back(standings_row(report, label_of(group, in), group.places, cells));
  }
  return table;
}

TextTable leads_table(const SimulateReport& report, bool utf8) {
  const Cells cells(true, utf8, report.language);
  const std::vector<NameGroup> groups = groups_by_name(report.names);
  TextTable table{heads_of(report, say(report.language, "lead")), {}};
  for (std::size_t a = 0; a < groups.size(); ++a) {
    for (std::size_t b = a + 1; b < groups.size(); ++b)
      table.rows.push_back(lead_row(report, groups[a], groups[b], cells));
  }
  return table;
}

TextTable rounds_table(const SimulateReport& report, bool intervals, bool utf8) {
  const Cells cells(intervals, utf8, report.language);
  const Cells plain(false, utf8, report.language);
  const std::vector<NameGroup> groups = groups_by_name(report.names);
  const int widest_share = report.language == Language::german ? 5 : 4;  // "62 %", "62%"
  TextTable table{{say(report.language, "cards")}, {}};
  for (const NameGroup& group : groups)
    table.heads.push_back(group.name);
  for (std::size_t k = 0; k < report.rounds.size(); ++k) {
    TextRow row{{std::to_string(report.rounds[k])}};
    const int round = static_cast<int>(k);
    for (const NameGroup& group : groups) {
      const Estimate made = report.standings.in_round(round, Measure::made, group.places);
      row.cells.push_back(fmt::format(
          "{} {:>{}}", cells.points(report.standings.in_round(round, Measure::score, group.places)),
          plain.percent(made), widest_share));
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

}  // namespace wizbid
