#include <nlohmann/json.hpp>

#include "report/chart_report.h"
#include "report/json_text.h"

namespace wizbid {

namespace {

using Json = nlohmann::ordered_json;

Json chart_cell_json(const ChartCell& cell) {
  Json json{{"text", cell.text}};
  if (!cell.detail.empty())
    json["detail"] = cell.detail;
  if (cell.value)
    json["value"] = *cell.value;
  if (cell.strong)
    json["best"] = true;
  return json;
}

Json chart_row_json(const ChartRow& row) {
  Json json{{"head", row.head}};
  if (!row.detail.empty())
    json["detail"] = row.detail;
  json["cells"] = Json::array();
  for (const ChartCell& cell : row.cells)
    json["cells"].push_back(chart_cell_json(cell));
  return json;
}

Json chart_table_json(const ChartTable& table) {
  Json json{{"title", table.title}, {"corner", table.corner}, {"groups", Json::array()}};
  for (const ColumnGroup& group : table.groups)
    json["groups"].push_back({{"head", group.head}, {"columns", group.columns}});
  json["columns"] = table.heads;
  json["rows"] = Json::array();
  for (const ChartRow& row : table.rows)
    json["rows"].push_back(chart_row_json(row));
  json["notes"] = table.notes;
  return json;
}

Json boxes_json(const std::vector<ChartBox>& boxes) {
  Json json = Json::array();
  for (const ChartBox& box : boxes)
    json.push_back({{"title", box.title}, {"lines", box.lines}});
  return json;
}

Json chart_page_json(const ChartPage& page) {
  Json json{{"title", page.title},
            {"subtitle", page.subtitle},
            {"boxes_before", boxes_json(page.before)},
            {"tables", Json::array()}};
  for (const ChartTable& table : page.tables)
    json["tables"].push_back(chart_table_json(table));
  json["boxes_after"] = boxes_json(page.after);
  return json;
}

}  // namespace

std::string chart_json(const Chart& chart, const std::string& version) {
  Json json{{"schema_version", 1},
            {"program", "wizbid"},
            {"version", version},
            {"kind", chart.kind},
            {"lang", chart.language == Language::german ? "de" : "en"},
            {"players", chart.players},
            {"title", chart.title},
            {"description", chart.description},
            {"pages", Json::array()}};
  for (const ChartPage& page : chart.pages)
    json["pages"].push_back(chart_page_json(page));
  json["footer"] = chart.footer.sentences;
  json["command"] = chart.footer.command;
  return json_text(json);
}

}  // namespace wizbid
