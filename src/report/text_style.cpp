#include "report/text_style.h"

#include <fmt/format.h>

#include "report/ascii_text.h"
#include "report/text_layout.h"

namespace wizbid {

CardStyle cards_in(DeckName deck, const TextStyle& style, Language language) {
  return {deck, style.utf8 ? SuitStyle::symbols : SuitStyle::letters, language};
}

std::string in_style(const std::string& text, const TextStyle& style) {
  return style.utf8 ? text : ascii_text(text);
}

TextTable in_style(TextTable table, const TextStyle& style) {
  for (std::string& head : table.heads)
    head = in_style(head, style);
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
