#include "charts/table_layout.h"

#include <algorithm>

namespace wizbid {

namespace {

constexpr double line_spacing = 1.22;
constexpr double cap_height = 0.72;  // of the size
constexpr double widest_column = 130;
constexpr double hairline = 0.4;
constexpr double strong_line = 1.1;

Ink ink_of(Shade shade) {
  switch (shade) {
    case Shade::none:
      return Ink::paper;
    case Shade::faint:
      return Ink::shade_faint;
    case Shade::light:
      return Ink::shade_light;
    case Shade::medium:
      return Ink::shade_medium;
    case Shade::strong:
      return Ink::shade_strong;
  }
  return Ink::paper;
}

class TableDrawer {
 public:
  TableDrawer(const ChartTable& table, const TypeSizes& sizes, double width)
      : table_(table), sizes_(sizes), gap_(sizes.cell / 2) {
    measure(width);
  }

  bool fits() const { return fits_; }
  double least() const { return heads_ + least_ * static_cast<double>(table_.heads.size()) + 0.01; }

  DrawnBlock draw() {
    block_.marks.emplace_back(GroupMark{"table", table_.title});
    draw_title();
    draw_heads();
    for (std::size_t row = 0; row < table_.rows.size(); ++row)
      draw_row(row);
    line(0, end(), strong_line, Ink::strong_rule);
    block_.marks.emplace_back(EndMark{});
    if (!table_.notes.empty()) {
      block_.height += gap_ * 0.7;
      const DrawnBlock notes = draw_lines(table_.notes, sizes_.note, Ink::faint_text, width_);
      append_moved(block_.marks, notes.marks, 0, block_.height);
      block_.height += notes.height;
    }
    return std::move(block_);
  }

 private:
  void measure(double width) {
    width_ = width;
    double heads = text_width(table_.corner, sizes_.head, FontWeight::bold);
    double details = 0;
    for (const ChartRow& row : table_.rows) {
      head_ = std::max(head_, text_width(row.head, sizes_.row_head, FontWeight::bold));
      details = std::max(details, text_width(row.detail, sizes_.row_detail, FontWeight::regular));
    }
    // A long corner is broken over lines rather than widen the table.
    heads = std::min(heads, std::max(head_ + details, sizes_.head * 8));
    head_ += details > 0 ? gap_ : 0;
    heads_ = std::max(heads, head_ + details) + gap_;
    least_ = sizes_.cell;
    for (std::size_t i = 0; i < table_.heads.size(); ++i)
      least_ = std::max(least_, least_width(i));
    const auto columns = static_cast<double>(std::max<std::size_t>(table_.heads.size(), 1));
    const double share = (width - heads_) / columns;
    column_ = std::min(share, std::max(widest_column, least_));
    fits_ = least_ <= column_;
  }

  double least_width(std::size_t column) const {
    double width = 0;
    for (const std::string& word : broken(table_.heads[column], sizes_.head, FontWeight::bold, 0))
      width = std::max(width, text_width(word, sizes_.head, FontWeight::bold));
    for (const ChartRow& row : table_.rows) {
      width = std::max(width, text_width(row.cells[column].text, sizes_.cell, FontWeight::bold));
      width = std::max(width, least_detail(row.cells[column].detail));
    }
    return width + sizes_.between;
  }

  // What a cell says in small print is broken between its parts only.
  double least_detail(const std::string& detail) const {
    double width = 0;
    for (std::size_t at = 0; at < detail.size();) {
      const std::size_t end = std::min(detail.find("; ", at), detail.size());
      width = std::max(
          width, text_width(detail.substr(at, end - at) + ";", sizes_.detail, FontWeight::regular));
      at = end + 2;
    }
    return width;
  }

  double end() const { return heads_ + column_ * static_cast<double>(table_.heads.size()); }
  double left(std::size_t column) const { return heads_ + column_ * static_cast<double>(column); }

  void line(double from, double to, double width, Ink ink) {
    block_.marks.emplace_back(LineMark{from, block_.height, to, block_.height, width, ink});
  }

  void text(double x, double y, double size, const std::string& text, Anchor anchor,
            FontWeight weight, Ink ink = Ink::text) {
    if (!text.empty())
      block_.marks.emplace_back(TextMark{x, y, size, text, anchor, weight, ink});
  }

  void draw_title() {
    if (table_.title.empty())
      return;
    const double size = sizes_.table_title;
    for (const std::string& each : broken(table_.title, size, FontWeight::bold, width_)) {
      text(0, block_.height + size, size, each, Anchor::start, FontWeight::bold);
      block_.height += size * line_spacing;
    }
    block_.height += size * 0.35;
  }

  // Text broken into a column of lines, the last one ending at `bottom`.
  void heading(double x, double bottom, const std::string& words, double width, Anchor anchor) {
    const auto lines = broken(words, sizes_.head, FontWeight::bold, width);
    double y = bottom - static_cast<double>(lines.size() - 1) * sizes_.head * line_spacing;
    for (const std::string& each : lines) {
      text(x, y, sizes_.head, each, anchor, FontWeight::bold);
      y += sizes_.head * line_spacing;
    }
  }

  double lines_height(const std::string& words, double width) const {
    return static_cast<double>(broken(words, sizes_.head, FontWeight::bold, width).size()) *
           sizes_.head * line_spacing;
  }

  void draw_groups() {
    if (table_.groups.empty())
      return;
    double height = 0;
    for (const ColumnGroup& group : table_.groups)
      height = std::max(height, lines_height(group.head, column_ * group.columns));
    double x = heads_;
    for (const ColumnGroup& group : table_.groups) {
      const double width = column_ * group.columns;
      heading(x + width / 2, block_.height + height, group.head, width, Anchor::middle);
      const double y = block_.height + height + sizes_.head * 0.4;
      block_.marks.emplace_back(LineMark{x + gap_ * 0.25, y, x + width - gap_ * 0.25, y,
                                         hairline * 1.5, Ink::strong_rule});
      x += width;
    }
    block_.height += height + sizes_.head * 0.5;
  }

  void draw_heads() {
    block_.marks.emplace_back(GroupMark{"row", ""});
    const double top = block_.height;
    draw_groups();
    double height = 0;
    for (const std::string& head : table_.heads)
      height = std::max(height, lines_height(head, column_));
    height = std::max(height, lines_height(table_.corner, heads_) - (block_.height - top));
    heading(0, block_.height + height, table_.corner, heads_ - gap_, Anchor::start);
    for (std::size_t i = 0; i < table_.heads.size(); ++i) {
      block_.marks.emplace_back(GroupMark{"columnheader", ""});
      heading(left(i) + column_ / 2, block_.height + height, table_.heads[i], column_,
              Anchor::middle);
      block_.marks.emplace_back(EndMark{});
    }
    block_.marks.emplace_back(EndMark{});
    block_.height += height + sizes_.head * 0.5;
  }

  std::vector<std::string> details(const ChartCell& cell) const {
    return broken(cell.detail, sizes_.detail, FontWeight::regular, column_ - sizes_.detail * 0.4);
  }

  double row_height(const ChartRow& row) const {
    double height = sizes_.cell * cap_height + 2 * sizes_.padding;
    for (const ChartCell& cell : row.cells) {
      const auto lines = static_cast<double>(details(cell).size());
      if (lines > 0)
        height = std::max(height, sizes_.cell * cap_height + 1.7 * sizes_.padding +
                                      sizes_.detail * (0.25 + lines * 1.12));
    }
    return height;
  }

  void draw_row(std::size_t index) {
    const ChartRow& row = table_.rows[index];
    const double height = row_height(row);
    block_.marks.emplace_back(GroupMark{"row", ""});
    for (std::size_t i = 0; i < row.cells.size(); ++i)
      draw_ground(row.cells[i], left(i), height);
    // After the grounds, which would cover half of it.
    const double width =
        index == 0 ? strong_line : (row.opens_group ? strong_line * 0.7 : hairline);
    line(0, end(), width, index == 0 || row.opens_group ? Ink::strong_rule : Ink::rule);
    const double base = block_.height + (height + sizes_.row_head * cap_height) / 2;
    block_.marks.emplace_back(GroupMark{"rowheader", row.head});
    if (index == 0 || table_.rows[index - 1].head != row.head || row.detail.empty())
      text(0, base, sizes_.row_head, row.head, Anchor::start, FontWeight::bold);
    text(head_, base, sizes_.row_detail, row.detail, Anchor::start, FontWeight::regular);
    block_.marks.emplace_back(EndMark{});
    for (std::size_t i = 0; i < row.cells.size(); ++i)
      draw_cell(row.cells[i], left(i), height);
    block_.marks.emplace_back(EndMark{});
    block_.height += height;
  }

  void draw_ground(const ChartCell& cell, double x, double height) {
    if (cell.shade != Shade::none)
      block_.marks.emplace_back(
          RectangleMark{x, block_.height, column_, height, ink_of(cell.shade)});
    if (cell.bar)
      block_.marks.emplace_back(
          RectangleMark{x + 1, block_.height + 2, (column_ - 2) * *cell.bar, height - 4, Ink::bar});
  }

  void draw_cell(const ChartCell& cell, double x, double height) {
    const auto lines = details(cell);
    const double detail_height =
        lines.empty() ? 0 : sizes_.detail * (0.25 + 1.12 * static_cast<double>(lines.size()));
    double y = block_.height + (height - detail_height + sizes_.cell * cap_height) / 2;
    block_.marks.emplace_back(GroupMark{"cell", ""});
    const bool bold = cell.strong || !cell.detail.empty() || cell.shade != Shade::none;
    text(x + column_ / 2, y, sizes_.cell, cell.text, Anchor::middle,
         bold ? FontWeight::bold : FontWeight::regular);
    y += sizes_.detail * 0.2;
    for (const std::string& each : lines) {
      y += sizes_.detail * 1.12;
      text(x + column_ / 2, y, sizes_.detail, each, Anchor::middle, FontWeight::regular);
    }
    block_.marks.emplace_back(EndMark{});
  }

  const ChartTable& table_;
  const TypeSizes& sizes_;
  double gap_;         // between heads and cells
  double width_ = 0;   // there is
  double head_ = 0;    // where the details of row heads begin
  double heads_ = 0;   // width of the row heads
  double column_ = 0;  // width of a column
  double least_ = 0;   // that a column can have
  bool fits_ = false;
  DrawnBlock block_;
};

}  // namespace

TypeSizes scaled(const TypeSizes& sizes, double factor) {
  TypeSizes result = sizes;
  for (double* size :
       {&result.table_title, &result.head, &result.row_head, &result.row_detail, &result.cell,
        &result.detail, &result.note, &result.padding, &result.between})
    *size *= factor;
  return result;
}

double width_needed(const ChartTable& table, const TypeSizes& sizes) {
  return TableDrawer(table, sizes, 0).least();
}

std::optional<DrawnBlock> draw_table(const ChartTable& table, const TypeSizes& sizes,
                                     double width) {
  TableDrawer drawer(table, sizes, width);
  return drawer.fits() ? std::optional(drawer.draw()) : std::nullopt;
}

DrawnBlock draw_lines(const std::vector<std::string>& lines, double size, Ink ink, double width) {
  DrawnBlock block;
  for (const std::string& each : lines) {
    for (const std::string& line : broken_anywhere(each, size, FontWeight::regular, width)) {
      block.height += size * line_spacing;
      block.marks.emplace_back(TextMark{0, block.height - size * (line_spacing - 1), size, line,
                                        Anchor::start, FontWeight::regular, ink});
    }
    block.height += size * 0.25;
  }
  return block;
}

}  // namespace wizbid
