#include "charts/layout.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "charts/table_layout.h"

namespace wizbid {

namespace {

constexpr double millimetre = 72 / 25.4;
constexpr double margin = 13 * millimetre;  // printers leave up to 6.4 mm blank
constexpr double footer_size = 7;
constexpr double largest_scale = 1.8;
constexpr double least_scale = 0.5;
constexpr double scale_step = 0.025;

struct Extent {
  double width, height;
};

Extent extent_of(Paper paper, bool landscape) {
  const Extent portrait =
      paper == Paper::a4 ? Extent{210 * millimetre, 297 * millimetre} : Extent{612, 792};
  return landscape ? Extent{portrait.height, portrait.width} : portrait;
}

constexpr Extent card_extent{85.6 * millimetre, 54 * millimetre};
constexpr double card_margin = 2.6 * millimetre;

void put(DrawnBlock& below, const DrawnBlock& block) {
  append_moved(below.marks, block.marks, 0, below.height);
  below.height += block.height;
}

DrawnBlock draw_box(const ChartBox& box, const TypeSizes& sizes, double width) {
  const double inset = sizes.note;
  DrawnBlock text;
  text.height = inset * 0.6;
  if (!box.title.empty()) {
    text.height += sizes.table_title;
    text.marks.emplace_back(TextMark{0, text.height, sizes.table_title, box.title, Anchor::start,
                                     FontWeight::bold, Ink::text});
    text.height += sizes.note * 0.4;
  }
  put(text, draw_lines(box.lines, sizes.note * 1.06, Ink::text, width - 2 * inset));
  text.height += inset * 0.5;
  DrawnBlock block;
  block.height = text.height;
  block.marks.emplace_back(RectangleMark{0, 0, width, text.height, Ink::shade_faint});
  block.marks.emplace_back(RectangleMark{0, 0, 2.5, text.height, Ink::strong_rule});
  append_moved(block.marks, text.marks, inset, 0);
  return block;
}

// The players in a black field, to be seen from across the table.
void draw_badge(DrawnBlock& block, const Chart& chart, double width) {
  constexpr double side = 40;
  block.marks.emplace_back(RectangleMark{width - side, 0, side, side, Ink::strong_rule});
  block.marks.emplace_back(TextMark{width - side / 2, side * 0.62, side * 0.6,
                                    std::to_string(chart.players), Anchor::middle, FontWeight::bold,
                                    Ink::paper});
  block.marks.emplace_back(TextMark{width - side / 2, side * 0.88, side * 0.2,
                                    say(chart.language, "players"), Anchor::middle,
                                    FontWeight::bold, Ink::paper});
}

DrawnBlock draw_header(const Chart& chart, const ChartPage& page, const TypeSizes& sizes,
                       double width) {
  DrawnBlock block;
  const double room = chart.card_size ? width : width - 60;
  for (const std::string& line : broken(page.title, sizes.title, FontWeight::bold, room)) {
    block.height += sizes.title * (block.height > 0 ? 1.15 : 0.8);
    block.marks.emplace_back(
        TextMark{0, block.height, sizes.title, line, Anchor::start, FontWeight::bold, Ink::text});
  }
  block.height += sizes.subtitle * 0.35;
  put(block, draw_lines({page.subtitle}, sizes.subtitle, Ink::faint_text, room));
  if (!chart.card_size) {
    draw_badge(block, chart, width);
    block.height = std::max(block.height, 40.0) + 14;
  } else {
    block.height += 1;
  }
  return block;
}

DrawnBlock draw_footer(const Chart& chart, double size, double width) {
  DrawnBlock block;
  block.marks.emplace_back(LineMark{0, 0, width, 0, 0.6, Ink::strong_rule});
  block.height = size * 0.5;
  std::string text;
  for (const std::string& sentence : chart.footer.sentences)
    text += (text.empty() ? "" : " ") + sentence;
  put(block, draw_lines({text}, size, Ink::faint_text, width));
  put(block, draw_lines({chart.footer.command}, size, Ink::text, width));
  return block;
}

// Two tables, the first one as narrow as it can be.
std::optional<DrawnBlock> draw_side_by_side(const std::vector<ChartTable>& tables,
                                            const TypeSizes& sizes, double width) {
  const double least = width_needed(tables.front(), sizes);
  const double gap = sizes.note;
  const auto left = draw_table(tables.front(), sizes, least);
  const auto right = draw_table(tables.back(), sizes, width - least - gap);
  if (!left || !right)
    return std::nullopt;
  DrawnBlock block = *left;
  append_moved(block.marks, right->marks, least + gap, 0);
  block.height = std::max(left->height, right->height);
  return block;
}

// What stands between header and footer; nullopt: too wide.
std::optional<DrawnBlock> draw_body(const ChartPage& page, const TypeSizes& sizes, double width) {
  DrawnBlock body;
  const double gap = sizes.note * 1.2;
  const auto boxes = [&](const std::vector<ChartBox>& all) {
    for (const ChartBox& box : all) {
      put(body, draw_box(box, sizes, width));
      body.height += gap;
    }
  };
  boxes(page.before);
  if (page.side_by_side) {
    const auto drawn = draw_side_by_side(page.tables, sizes, width);
    if (!drawn)
      return std::nullopt;
    put(body, *drawn);
    body.height += gap;
  }
  for (const ChartTable& table : page.tables) {
    if (page.side_by_side)
      break;
    const auto drawn = draw_table(table, sizes, width);
    if (!drawn)
      return std::nullopt;
    put(body, *drawn);
    body.height += gap;
  }
  boxes(page.after);
  return body;
}

struct Scales {
  double largest, least;
};

bool fits(const ChartPage& page, const TypeSizes& sizes, Extent room) {
  const auto body = draw_body(page, sizes, room.width);
  return body && body->height <= room.height;
}

// The largest type that fits the room.
TypeSizes largest_type(const ChartPage& page, const TypeSizes& sizes, Scales scales, Extent room) {
  for (double scale = scales.largest; scale >= scales.least; scale -= scale_step) {
    if (fits(page, scaled(sizes, scale), room))
      return scaled(sizes, scale);
  }
  throw std::logic_error("a chart does not fit its page: " + page.title);
}

// Columns and rows as far apart as the room allows, within reason.
TypeSizes spread(const ChartPage& page, TypeSizes sizes, Extent room) {
  const double most = sizes.cell * 0.6;
  const double step = sizes.cell * 0.02;
  for (double TypeSizes::*gap : {&TypeSizes::between, &TypeSizes::padding}) {
    TypeSizes wider = sizes;
    while (wider.*gap < most && fits(page, wider, room)) {
      sizes = wider;
      wider.*gap += step;
    }
  }
  return sizes;
}

DrawnPage draw_sheet(const Chart& chart, const ChartPage& page, Paper paper) {
  const Extent extent = extent_of(paper, page.landscape);
  const double width = extent.width - 2 * margin;
  const TypeSizes sizes;
  DrawnPage drawn{extent.width, extent.height, {}};
  const DrawnBlock header = draw_header(chart, page, sizes, width);
  const DrawnBlock footer = draw_footer(chart, footer_size, width);
  const double room = extent.height - 2 * margin - header.height - footer.height;
  const Extent left{width, room};
  const TypeSizes largest =
      spread(page, largest_type(page, sizes, {largest_scale, least_scale}, left), left);
  const DrawnBlock body = *draw_body(page, largest, width);
  append_moved(drawn.marks, header.marks, margin, margin);
  append_moved(drawn.marks, body.marks, margin, margin + header.height);
  append_moved(drawn.marks, footer.marks, margin, extent.height - margin - footer.height);
  return drawn;
}

// Cards

TypeSizes card_type() {
  TypeSizes sizes;
  sizes.title = 9;
  sizes.subtitle = 6;
  sizes.table_title = 7;
  sizes.head = sizes.detail = sizes.note = 6;
  sizes.row_head = sizes.row_detail = 6;
  sizes.cell = 6.7;
  sizes.padding = 1.3;
  sizes.between = 1.4;
  return sizes;
}

// The largest type with rows that stand apart.
TypeSizes largest_card_type(const ChartPage& page, Extent room) {
  constexpr double least = 0.5;
  constexpr double step = 0.1;
  TypeSizes sizes = card_type();
  while (sizes.padding > least && !fits(page, sizes, room))
    sizes.padding -= step;
  return spread(page, largest_type(page, sizes, {1.3, 1}, room), room);
}

DrawnBlock draw_card(const Chart& chart, const ChartPage& page) {
  const double width = card_extent.width - 2 * card_margin;
  const TypeSizes sizes = card_type();
  const DrawnBlock header = draw_header(chart, page, sizes, width);
  // Below the last box there is nothing to keep apart from.
  const Extent room{width, card_extent.height - 2 * card_margin - header.height + sizes.note};
  const TypeSizes largest = largest_card_type(page, room);
  const DrawnBlock body = *draw_body(page, largest, width);
  DrawnBlock card;
  append_moved(card.marks, header.marks, card_margin, card_margin);
  append_moved(card.marks, body.marks, card_margin, card_margin + header.height);
  card.height = card_extent.height;
  return card;
}

// Both sides of a card beside each other, to be folded, and as many pairs as the sheet has room
// for.
struct CardSheet {
  double x, y, width, height;  // of all cards together
  int pairs;
};

CardSheet card_sheet(std::size_t sides, Extent extent, double below) {
  constexpr double above = margin + 12 * millimetre;
  constexpr double most = 4;
  const double room = extent.height - above - below;
  const int pairs = static_cast<int>(std::min(most, std::floor(room / card_extent.height)));
  const double width = card_extent.width * static_cast<double>(sides);
  const double height = card_extent.height * pairs;
  return {(extent.width - width) / 2, above + std::max(0.0, (room - height) / 4), width, height,
          pairs};
}

// Outside of the cards: where to cut and, between the sides, where to fold.
void draw_cut_marks(Marks& marks, const CardSheet& sheet) {
  constexpr double near = 1.5 * millimetre;
  constexpr double far = 6 * millimetre;
  constexpr double thin = 0.4;
  const double right = sheet.x + sheet.width;
  const double bottom = sheet.y + sheet.height;
  for (double x = sheet.x; x < right + 1; x += card_extent.width) {
    marks.emplace_back(LineMark{x, sheet.y - far, x, sheet.y - near, 0.5, Ink::strong_rule});
    marks.emplace_back(LineMark{x, bottom + near, x, bottom + far, 0.5, Ink::strong_rule});
    marks.emplace_back(LineMark{x, sheet.y, x, bottom, thin, Ink::rule});
  }
  for (int pair = 0; pair <= sheet.pairs; ++pair) {
    const double y = sheet.y + card_extent.height * pair;
    marks.emplace_back(LineMark{sheet.x - far, y, sheet.x - near, y, 0.5, Ink::strong_rule});
    marks.emplace_back(LineMark{right + near, y, right + far, y, 0.5, Ink::strong_rule});
    marks.emplace_back(LineMark{sheet.x, y, right, y, thin, Ink::rule});
  }
}

DrawnPage draw_cards(const Chart& chart, Paper paper) {
  const Extent extent = extent_of(paper, false);
  DrawnPage drawn{extent.width, extent.height, {}};
  const DrawnBlock footer = draw_footer(chart, footer_size, extent.width - 2 * margin);
  const CardSheet sheet =
      card_sheet(chart.pages.size(), extent, margin + footer.height + 7 * millimetre);
  drawn.marks.emplace_back(
      TextMark{margin, margin + 14, 14, chart.title, Anchor::start, FontWeight::bold, Ink::text});
  Marks pair;
  double x = 0;
  for (const ChartPage& page : chart.pages) {
    append_moved(pair, draw_card(chart, page).marks, x, 0);
    x += card_extent.width;
  }
  for (int each = 0; each < sheet.pairs; ++each) {
    // Read aloud once.
    if (each > 0)
      drawn.marks.emplace_back(GroupMark{"hidden", ""});
    append_moved(drawn.marks, pair, sheet.x, sheet.y + card_extent.height * each);
    if (each > 0)
      drawn.marks.emplace_back(EndMark{});
  }
  draw_cut_marks(drawn.marks, sheet);
  append_moved(drawn.marks, footer.marks, margin, extent.height - margin - footer.height);
  return drawn;
}

}  // namespace

std::vector<DrawnPage> draw_chart(const Chart& chart, Paper paper) {
  if (chart.card_size)
    return {draw_cards(chart, paper)};
  std::vector<DrawnPage> pages;
  for (const ChartPage& page : chart.pages)
    pages.push_back(draw_sheet(chart, page, paper));
  return pages;
}

}  // namespace wizbid
