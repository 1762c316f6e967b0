#include "report/text_layout.h"

#include <algorithm>
#include <string_view>

namespace wizbid {

namespace {

// The end of the piece of the text that is not to be broken: a word, or a number with its interval.
std::size_t end_of_piece(const std::string& text, std::size_t begin) {
  std::size_t end = std::min(text.find(' ', begin), text.size());
  const auto goes_on = [&] {
    const std::string_view after = std::string_view(text).substr(std::min(end + 1, text.size()));
    return after.starts_with("±") || after.starts_with("+-") || after.starts_with('%');
  };
  while (goes_on())
    end = std::min(text.find(' ', end + 1), text.size());
  return end;
}

}  // namespace

int columns_of(const std::string& text) {
  int columns = 0;
  for (char c : text) {
    const bool continues = (static_cast<unsigned char>(c) & 0xC0) == 0x80;
    columns += continues ? 0 : 1;
  }
  return columns;
}

std::string wrapped(const std::string& text, int width, int indent) {
  std::string result;
  int column = 0;
  std::size_t begin = 0;
  while (begin < text.size()) {
    const std::size_t end = end_of_piece(text, begin);
    const std::string piece = text.substr(begin, end - begin);
    const int columns = columns_of(piece);
    if (column > 0 && column + 1 + columns > width) {
      result += '\n' + std::string(static_cast<std::size_t>(indent), ' ');
      column = indent;
    } else if (!result.empty()) {
      result += ' ';
      ++column;
    }
    result += piece;
    column += columns;
    begin = end + 1;
  }
  return result;
}

std::string emphasised(const std::string& text, Emphasis emphasis, bool colour) {
  if (!colour || emphasis == Emphasis::plain)
    return text;
  return (emphasis == Emphasis::strong ? "\x1b[1m" : "\x1b[2m") + text + "\x1b[0m";
}

}  // namespace wizbid
