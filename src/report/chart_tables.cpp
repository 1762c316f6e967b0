#include <fmt/format.h>

#include "report/chart_report.h"
#include "report/number_format.h"

namespace wizbid {

namespace {

std::string chart_csv_field(const std::string& text) {
  if (text.find_first_of(",\"\n") == std::string::npos)
    return text;
  std::string quoted = "\"";
  for (char c : text)
    quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + '"';
}

// The heading over each column.
std::vector<std::string> groups_of(const ChartTable& table) {
  std::vector<std::string> groups;
  for (const ColumnGroup& group : table.groups)
    groups.insert(groups.end(), static_cast<std::size_t>(group.columns), group.head);
  groups.resize(table.heads.size());
  return groups;
}

std::string chart_csv_row(const std::string& start, const ChartTable& table, const ChartRow& row) {
  const auto groups = groups_of(table);
  std::string text;
  for (std::size_t i = 0; i < row.cells.size(); ++i) {
    const ChartCell& cell = row.cells[i];
    text += fmt::format("{},{},{},{},{},{},{},{}\n", start, chart_csv_field(row.head),
                        chart_csv_field(row.detail), chart_csv_field(groups[i]),
                        chart_csv_field(table.heads[i]), chart_csv_field(cell.text),
                        chart_csv_field(cell.detail), cell.value ? plain_number(*cell.value) : "");
  }
  return text;
}

// A text that Markdown takes as it is, in a table too.
std::string chart_markdown_text(const std::string& text) {
  std::string result;
  for (char c : text) {
    if (c == '|' || c == '*' || c == '_' || c == '<' || c == '`' || c == '\\')
      result += '\\';
    result += c;
  }
  return result;
}

std::string chart_markdown_row(const std::vector<std::string>& cells) {
  return fmt::format("| {} |\n", fmt::join(cells, " | "));
}

std::string chart_markdown_cell(const ChartCell& cell) {
  const std::string text = chart_markdown_text(cell.text);
  const std::string shown = cell.strong ? "**" + text + "**" : text;
  return cell.detail.empty() ? shown : shown + " (" + chart_markdown_text(cell.detail) + ")";
}

std::string chart_markdown_table(const ChartTable& table) {
  std::string text = table.title.empty() ? "" : "### " + chart_markdown_text(table.title) + "\n\n";
  std::vector<std::string> heads{chart_markdown_text(table.corner)};
  std::vector<std::string> rule{":---"};
  const auto groups = groups_of(table);
  for (std::size_t i = 0; i < table.heads.size(); ++i) {
    heads.push_back(chart_markdown_text(groups[i].empty() ? table.heads[i]
                                                          : groups[i] + ": " + table.heads[i]));
    rule.emplace_back("---:");
  }
  text += chart_markdown_row(heads) + chart_markdown_row(rule);
  for (const ChartRow& row : table.rows) {
    std::vector<std::string> cells{chart_markdown_text(row.head)};
    if (!row.detail.empty())
      cells.front() += ": " + chart_markdown_text(row.detail);
    for (const ChartCell& cell : row.cells)
      cells.push_back(chart_markdown_cell(cell));
    text += chart_markdown_row(cells);
  }
  for (const std::string& note : table.notes)
    text += '\n' + chart_markdown_text(note) + '\n';
  return text;
}

std::string markdown_box(const ChartBox& box) {
  std::string text = box.title.empty() ? "" : "**" + chart_markdown_text(box.title) + "**\n\n";
  for (const std::string& line : box.lines)
    text += "- " + chart_markdown_text(line) + '\n';
  return text;
}

}  // namespace

std::string chart_csv(const Chart& chart) {
  std::string text = "page,table,row,row_detail,group,column,text,detail,value\n";
  for (std::size_t page = 0; page < chart.pages.size(); ++page) {
    for (std::size_t table = 0; table < chart.pages[page].tables.size(); ++table) {
      const ChartTable& each = chart.pages[page].tables[table];
      for (const ChartRow& row : each.rows)
        text += chart_csv_row(fmt::format("{},{}", page + 1, table + 1), each, row);
    }
  }
  return text;
}

std::string chart_markdown(const Chart& chart) {
  std::string text;
  for (const ChartPage& page : chart.pages) {
    text += fmt::format("{} {}\n\n{}\n", text.empty() ? "#" : "##", chart_markdown_text(page.title),
                        chart_markdown_text(page.subtitle));
    for (const ChartBox& box : page.before)
      text += '\n' + markdown_box(box);
    for (const ChartTable& table : page.tables)
      text += '\n' + chart_markdown_table(table);
    for (const ChartBox& box : page.after)
      text += '\n' + markdown_box(box);
    text += '\n';
  }
  std::string footer;
  for (const std::string& sentence : chart.footer.sentences)
    footer += (footer.empty() ? "" : " ") + chart_markdown_text(sentence);
  return text + footer + "\n\n    " + chart.footer.command + '\n';
}

}  // namespace wizbid
