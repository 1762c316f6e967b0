#include <nlohmann/json.hpp>

#include "report/json_parts.h"
#include "report/json_text.h"
#include "report/repeat_command.h"
#include "report/simulate_report.h"
#include "report/simulate_tables.h"

namespace wizbid {

namespace {

using Json = nlohmann::ordered_json;

Json error_json(const Estimate& estimate) {
  return estimate.standard_error ? Json(*estimate.standard_error) : Json(nullptr);
}

Json figures_json(const Standings& standings, Json json, const Places& places) {
  const Estimate game = standings.a_game(Measure::score, places);
  const Estimate round = standings.a_round(Measure::score, places);
  const Estimate made = standings.a_round(Measure::made, places);
  json["mean_game_score"] = game.mean;
  json["standard_error"] = error_json(game);
  json["mean_round_score"] = round.mean;
  json["round_standard_error"] = error_json(round);
  json["made"] = made.mean;
  json["made_standard_error"] = error_json(made);
  const Estimate table_points = standings.a_game(Measure::table_points, places);
  json["mean_table_points"] = table_points.mean;
  json["table_points_standard_error"] = error_json(table_points);
  json["bid_mean"] = standings.a_round(Measure::bid, places).mean;
  json["tricks_mean"] = standings.a_round(Measure::taken, places).mean;
  return json;
}

Json round_figures_json(const Standings& standings, int round, const std::string& name,
                        const Places& places) {
  const Estimate score = standings.in_round(round, Measure::score, places);
  const Estimate made = standings.in_round(round, Measure::made, places);
  return {{"name", name},
          {"mean_score", score.mean},
          {"standard_error", error_json(score)},
          {"made", made.mean},
          {"made_standard_error", error_json(made)},
          {"bid_mean", standings.in_round(round, Measure::bid, places).mean},
          {"tricks_mean", standings.in_round(round, Measure::taken, places).mean}};
}

Json players_json(const SimulateReport& report) {
  Json players = Json::array();
  for (std::size_t place = 0; place < report.names.size(); ++place)
    players.push_back(
        figures_json(report.standings, {{"name", report.names[place]}}, {static_cast<int>(place)}));
  return players;
}

Json names_json(const SimulateReport& report, const std::vector<NameGroup>& groups) {
  Json names = Json::array();
  for (const NameGroup& group : groups)
    names.push_back(figures_json(
        report.standings, {{"name", group.name}, {"players", group.places.size()}}, group.places));
  return names;
}

Json round_json(const SimulateReport& report, int round, const std::vector<NameGroup>& groups) {
  Json players = Json::array();
  for (std::size_t place = 0; place < report.names.size(); ++place)
    players.push_back(round_figures_json(report.standings, round, report.names[place],
                                         {static_cast<int>(place)}));
  Json names = Json::array();
  for (const NameGroup& group : groups)
    names.push_back(round_figures_json(report.standings, round, group.name, group.places));
  return {{"cards", report.rounds[static_cast<std::size_t>(round)]},
          {"players", players},
          {"names", names}};
}

Json lead_json(const Standings& standings, Json json, const Places& ahead, const Places& behind) {
  const Estimate game = standings.lead_a_game(Measure::score, ahead, behind);
  const Estimate round = standings.lead_a_round(Measure::score, ahead, behind);
  json["mean_game_score"] = game.mean;
  json["standard_error"] = error_json(game);
  json["mean_round_score"] = round.mean;
  json["round_standard_error"] = error_json(round);
  return json;
}

// Between each two places of the line-up, counted from 1.
Json differences_json(const SimulateReport& report) {
  Json differences = Json::array();
  for (int a = 0; a < report.standings.players(); ++a) {
    for (int b = a + 1; b < report.standings.players(); ++b)
      differences.push_back(lead_json(report.standings,
                                      {{"players", {a + 1, b + 1}},
                                       {"names",
                                        {report.names[static_cast<std::size_t>(a)],
                                         report.names[static_cast<std::size_t>(b)]}}},
                                      {a}, {b}));
  }
  return differences;
}

Json name_differences_json(const SimulateReport& report, const std::vector<NameGroup>& groups) {
  Json differences = Json::array();
  for (std::size_t a = 0; a < groups.size(); ++a) {
    for (std::size_t b = a + 1; b < groups.size(); ++b)
      differences.push_back(lead_json(report.standings,
                                      {{"names", {groups[a].name, groups[b].name}}},
                                      groups[a].places, groups[b].places));
  }
  return differences;
}

Json method_json(const SimulateReport& report) {
  Json json{{"rules", report.rules.name},
            {"duplicate", report.duplicate()},
            {"rotations", report.standings.rotations()},
            {"games_asked", report.games_asked},
            {"seed", report.seed},
            {"seconds", report.seconds},
            {"interrupted", report.partial},
            {"command", one_line(report.repeat)}};
  add_rules_changes(report.rules, json);
  return json;
}

}  // namespace

std::string simulate_report_json(const SimulateReport& report) {
  const std::vector<NameGroup> groups = groups_by_name(report.names);
  Json rounds = Json::array();
  for (int round = 0; round < report.standings.rounds(); ++round)
    rounds.push_back(round_json(report, round, groups));
  return json_text({{"schema_version", schema_version},
                    {"program", "wizbid"},
                    {"version", report.version},
                    {"method", method_json(report)},
                    {"games", report.standings.sets()},
                    {"players", players_json(report)},
                    {"names", names_json(report, groups)},
                    {"differences", differences_json(report)},
                    {"name_differences", name_differences_json(report, groups)},
                    {"rounds", rounds}});
}

}  // namespace wizbid
