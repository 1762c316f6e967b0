// How text looks on the terminal that it is for.
#pragma once

#include <string>
#include <vector>

#include "cards/card_text.h"
#include "report/text_table.h"

namespace wizbid {

struct TextStyle {
  bool utf8 = false;  // else ASCII only
  bool colour = false;
  int width = 80;  // columns
};

// How cards of the deck are written in it, special cards by their names in the language.
CardStyle cards_in(DeckName deck, const TextStyle& style, Language language = Language::english);

// The text, or every cell of the table, without characters that the style has not: "ae" for an
// umlaut (report/ascii_text.h). Suits are spelt by card_text.
std::string in_style(const std::string& text, const TextStyle& style);
TextTable in_style(TextTable table, const TextStyle& style);

// The sentences in one line.
std::string joined(const std::vector<std::string>& sentences);

// The text in style, in lines as wide as the style has them, the last one ended too.
std::string paragraph(const std::string& text, const TextStyle& style);

}  // namespace wizbid
