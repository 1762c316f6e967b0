#include <fmt/format.h>

#include <algorithm>

#include "report/chart_report.h"
#include "report/text_layout.h"

namespace wizbid {

namespace {

constexpr int column_gap = 2;

// What cells say in small print, each by a letter.
class FootNotes {
 public:
  std::string mark_of(const std::string& detail) {
    if (detail.empty())
      return "";
    const auto found = std::find(notes_.begin(), notes_.end(), detail);
    const auto place = found - notes_.begin();
    if (found == notes_.end())
      notes_.push_back(detail);
    return letter(static_cast<std::size_t>(place));
  }
  bool empty() const { return notes_.empty(); }
  std::string text(int width) const {
    std::string text;
    for (std::size_t i = 0; i < notes_.size(); ++i)
      text += fmt::format("{}{} {}", i == 0 ? "" : ";  ", letter(i), notes_[i]);
    return wrapped(text, width);
  }

 private:
  static std::string letter(std::size_t place) {
    constexpr std::size_t letters = 26;
    const std::string last(1, static_cast<char>('a' + place % letters));
    return (place < letters ? last : letter(place / letters - 1) + last) + ")";
  }
  std::vector<std::string> notes_;
};

std::string chart_padded(const std::string& text, int width, bool left) {
  const auto blanks = static_cast<std::size_t>(std::max(0, width - columns_of(text)));
  return left ? text + std::string(blanks, ' ') : std::string(blanks, ' ') + text;
}

std::vector<std::string> chart_lines(const std::string& text, int width) {
  std::vector<std::string> lines(1);
  for (char c : wrapped(text, width)) {
    if (c == '\n')
      lines.emplace_back();
    else
      lines.back() += c;
  }
  return lines;
}

// Some columns of a table of a chart.
class TablePart {
 public:
  TablePart(const ChartTable& table, FootNotes& notes, int width) : table_(table), width_(width) {
    constexpr int widest_head = 34;
    for (const ChartRow& row : table.rows) {
      heads_.push_back(row.detail.empty() ? row.head : row.head + ": " + row.detail);
      head_ = std::max(head_, columns_of(heads_.back()));
      std::vector<std::string> cells;
      for (const ChartCell& cell : row.cells)
        cells.push_back(cell.text + notes.mark_of(cell.detail));
      cells_.push_back(cells);
    }
    head_ = std::min(head_, widest_head);
    for (const std::string& line : chart_lines(table.corner, std::max(head_, 8)))
      head_ = std::max(head_, columns_of(line));
    for (std::size_t i = 0; i < table.heads.size(); ++i)
      columns_.push_back(width_of(i));
    widen_groups();
  }

  // The columns from `first` on that fit; moves `first` behind them.
  std::string text(std::size_t& first) const {
    std::size_t end = first;
    int used = head_;
    while (end < columns_.size() && (end == first || used + column_gap + columns_[end] <= width_))
      used += column_gap + columns_[end++];
    end = whole_groups(first, end);
    std::string text = group_line(first, end) + head_lines(first, end);
    text += std::string(static_cast<std::size_t>(width_up_to(first, end)), '-') + '\n';
    for (std::size_t row = 0; row < cells_.size(); ++row)
      text += row_lines(row, first, end);
    first = end;
    return text;
  }

 private:
  // So that the head of a group has room above its columns.
  void widen_groups() {
    std::size_t column = 0;
    for (const ColumnGroup& group : table_.groups) {
      const std::size_t end = column + static_cast<std::size_t>(group.columns);
      const int width = width_up_to(column, end) - head_ - column_gap;
      columns_[column] += std::max(0, columns_of(group.head) - width);
      column = end;
    }
  }

  // Where a part can end before `end` without parting a group, if there is such a place.
  std::size_t whole_groups(std::size_t first, std::size_t end) const {
    std::size_t column = 0;
    std::size_t best = end;
    for (const ColumnGroup& group : table_.groups) {
      column += static_cast<std::size_t>(group.columns);
      if (column > first && column <= end)
        best = column;
    }
    return best;
  }

  int width_up_to(std::size_t first, std::size_t end) const {
    int width = head_;
    for (std::size_t i = first; i < end; ++i)
      width += column_gap + columns_[i];
    return width;
  }

  int width_of(std::size_t column) const {
    int width = 0;
    for (const std::string& line : chart_lines(table_.heads[column], 9))
      width = std::max(width, columns_of(line));
    for (const auto& cells : cells_)
      width = std::max(width, columns_of(cells[column]));
    return width;
  }

  std::string group_line(std::size_t first, std::size_t end) const {
    if (table_.groups.empty())
      return "";
    std::string line = chart_padded("", head_, true);
    std::size_t column = 0;
    for (const ColumnGroup& group : table_.groups) {
      const std::size_t from = std::max(first, column);
      column += static_cast<std::size_t>(group.columns);
      int width = -column_gap;
      for (std::size_t i = from; i < std::min(end, column); ++i)
        width += column_gap + columns_[i];
      if (width > 0)
        line += std::string(column_gap, ' ') + chart_padded(group.head, width, true);
    }
    return line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
  }

  std::string head_lines(std::size_t first, std::size_t end) const {
    std::vector<std::vector<std::string>> heads{chart_lines(table_.corner, head_)};
    std::size_t most = heads.front().size();
    for (std::size_t i = first; i < end; ++i) {
      heads.push_back(chart_lines(table_.heads[i], std::max(9, columns_[i])));
      most = std::max(most, heads.back().size());
    }
    std::string text;
    for (std::size_t line = 0; line < most; ++line) {
      for (std::size_t i = 0; i < heads.size(); ++i) {
        const std::size_t above = most - heads[i].size();
        const std::string part = line < above ? "" : heads[i][line - above];
        text += i == 0 ? chart_padded(part, head_, true)
                       : std::string(column_gap, ' ') +
                             chart_padded(part, columns_[first + i - 1], false);
      }
      text = text.substr(0, text.find_last_not_of(' ') + 1) + '\n';
    }
    return text;
  }

  std::string row_lines(std::size_t row, std::size_t first, std::size_t end) const {
    const auto heads = chart_lines(heads_[row], head_);
    std::string text;
    for (std::size_t i = 0; i < heads.size(); ++i) {
      text += (i == 0 ? "" : "  ") + chart_padded(heads[i], head_, true);
      if (i == 0) {
        for (std::size_t column = first; column < end; ++column)
          text += std::string(column_gap, ' ') +
                  chart_padded(cells_[row][column], columns_[column], false);
      }
      text = text.substr(0, text.find_last_not_of(' ') + 1) + '\n';
    }
    return text;
  }

  const ChartTable& table_;
  int width_;
  int head_ = 0;
  std::vector<std::string> heads_;
  std::vector<std::vector<std::string>> cells_;
  std::vector<int> columns_;
};

std::string chart_table_text(const ChartTable& table, int width) {
  std::string text = table.title.empty() ? "" : wrapped(table.title, width) + "\n\n";
  FootNotes notes;
  const TablePart part(table, notes, width);
  std::size_t column = 0;
  do {
    text += column == 0 ? "" : "\n";
    text += part.text(column);
  } while (column < table.heads.size());
  if (!notes.empty())
    text += '\n' + notes.text(width) + '\n';
  for (const std::string& note : table.notes)
    text += '\n' + wrapped(note, width) + '\n';
  return text;
}

std::string chart_box_text(const ChartBox& box, int width) {
  std::string text = box.title.empty() ? "" : box.title + ":\n";
  for (const std::string& line : box.lines)
    text += "- " + wrapped(line, width - 2, 2) + '\n';
  return text;
}

std::string chart_page_text(const ChartPage& page, int width) {
  std::string text = wrapped(page.title, width) + '\n' + wrapped(page.subtitle, width) + '\n';
  for (const ChartBox& box : page.before)
    text += '\n' + chart_box_text(box, width);
  for (const ChartTable& table : page.tables)
    text += '\n' + chart_table_text(table, width);
  for (const ChartBox& box : page.after)
    text += '\n' + chart_box_text(box, width);
  return text;
}

}  // namespace

std::string chart_text(const Chart& chart, int width) {
  std::string text;
  for (const ChartPage& page : chart.pages)
    text += chart_page_text(page, width) + '\n';
  text += wrapped(fmt::format("{}", fmt::join(chart.footer.sentences, " ")), width) + '\n';
  return text + wrapped(chart.footer.command, width, 4) + '\n';
}

}  // namespace wizbid
