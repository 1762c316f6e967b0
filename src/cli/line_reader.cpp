#include "cli/line_reader.h"

#include <algorithm>
#include <string_view>

namespace wizbid::cli {

bool LineReader::fill() {
  constexpr std::size_t piece = 1 << 16;
  bytes_.resize(piece);
  const auto count = read_(bytes_);
  failed_ = failed_ || !count;
  begin_ = 0;
  end_ = count.value_or(0);
  return end_ > 0;
}

std::optional<InputLine> LineReader::next() {
  InputLine line;
  bool any = false;
  while (begin_ < end_ || fill()) {
    any = true;
    const std::string_view left(bytes_.data() + begin_, end_ - begin_);
    const std::size_t count = std::min(left.find('\n'), left.size());
    line.too_long = line.too_long || line.text.size() + count > longest_;
    if (line.too_long)
      line.text = {};
    else
      line.text += left.substr(0, count);
    begin_ += count;
    if (begin_ < end_) {
      ++begin_;
      return line;
    }
  }
  return any ? std::optional(std::move(line)) : std::nullopt;
}

}  // namespace wizbid::cli
