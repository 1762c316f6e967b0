#include "report/text_style.h"

#include <fmt/format.h>

#include <string_view>

#include "report/text_layout.h"

namespace wizbid {

namespace {

void replace_all(std::string& text, std::string_view what, std::string_view by) {
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at))
    text.replace(at, what.size(), by);
}

}  // namespace

CardStyle cards_in(DeckName deck, const TextStyle& style) {
  return {deck, style.utf8 ? SuitStyle::symbols : SuitStyle::letters};
}

std::string in_style(std::string text, const TextStyle& style) {
  if (!style.utf8) {
    replace_all(text, "±", "+-");
    replace_all(text, "→", "->");
  }
  return text;
}

TextTable in_style(TextTable table, const TextStyle& style) {
  for (TextRow& row : table.rows) {
    for (std::string& cell : row.cells)
      cell = in_style(cell, style);
  }
  return table;
}

std::string joined(const std::vector<std::string>& sentences) {
  return fmt::format("{}", fmt::join(sentences, " "));
}

std::string paragraph(const std::string& text, const TextStyle& style) {
  return wrapped(in_style(text, style), style.width) + '\n';
}

}  // namespace wizbid
