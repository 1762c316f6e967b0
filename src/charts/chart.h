// A bid chart as data. The writers (svg, html, pdf, and those of report/) draw it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "words/language.h"

namespace wizbid {

// How dark a cell is. It only repeats what the text of the cell says.
enum class Shade : std::uint8_t { none, faint, light, medium, strong };
inline constexpr int shades = 5;

struct ChartCell {
  std::string text;    // never empty: one letter, number or word
  std::string detail;  // small, below: when something else holds; mostly empty
  Shade shade = Shade::none;
  std::optional<double> value;  // the number behind the text, with all its digits
  std::optional<double> bar;    // 0..1: drawn as a bar behind the text
  bool strong = false;
};

struct ChartRow {
  std::string head;
  std::string detail;  // small, after the head
  std::vector<ChartCell> cells;
  bool opens_group = false;  // a stronger line above
};

// Columns that stand under one heading.
struct ColumnGroup {
  std::string head;
  int columns = 1;
};

struct ChartTable {
  std::string title;
  std::string corner;               // above the heads of the rows
  std::vector<ColumnGroup> groups;  // none, or for all columns
  std::vector<std::string> heads;   // one a column
  std::vector<ChartRow> rows;       // each with one cell a column
  std::vector<std::string> notes;   // below the table
};

// A frame with text: how to use the chart, a worked hand.
struct ChartBox {
  std::string title;
  std::vector<std::string> lines;
};

struct ChartPage {
  std::string title;
  std::string subtitle;
  std::vector<ChartBox> before;  // the tables
  std::vector<ChartTable> tables;
  std::vector<ChartBox> after;
  bool landscape = false;
  bool side_by_side = false;  // two tables, beside each other on paper
};

enum class Paper : std::uint8_t { a4, letter };

// What a chart holds for and where it comes from; printed at the foot of every page.
struct ChartFooter {
  std::vector<std::string> sentences;  // rules, model, how sure, version
  std::string command;                 // that makes the chart
};

struct Chart {
  std::string kind;  // as typed: "one-card"
  Language language = Language::english;
  int players = 0;
  std::string title;
  std::string description;  // one sentence for who can't see it
  std::vector<ChartPage> pages;
  ChartFooter footer;
  bool card_size = false;  // pages are 85.6 x 54 mm, set on one sheet with cut marks
};

// "Who holds what? (4 players)": for the title of a file.
std::string title_with_players(const Chart& chart);

}  // namespace wizbid
