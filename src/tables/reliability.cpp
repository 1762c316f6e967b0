#include "tables/reliability.h"

#include <charconv>

// The assembler copies the file into the program.
asm(".pushsection .rodata\n"
    "wizbid_shipped_reliability:\n"
    ".incbin \"" WIZBID_TABLES
    "/reliability/odds.txt\"\n"
    "wizbid_shipped_reliability_end:\n"
    ".byte 0\n"
    ".popsection\n");

extern "C" {
[[gnu::visibility("hidden")]] extern const char wizbid_shipped_reliability[];
[[gnu::visibility("hidden")]] extern const char wizbid_shipped_reliability_end[];
}

namespace wizbid {
namespace {

constexpr int fewest_situations = 100;

std::string_view take_until(std::string_view& text, char end) {
  const auto length = text.find(end);
  const std::string_view taken = text.substr(0, length);
  text.remove_prefix(length == std::string_view::npos ? text.size() : length + 1);
  return taken;
}

template <class Number>
bool take_number(std::string_view& line, Number& number) {
  const std::string_view word = take_until(line, ' ');
  const char* end = word.data() + word.size();
  const auto [stop, fault] = std::from_chars(word.data(), end, number);
  return fault == std::errc{} && stop == end;
}

std::optional<ReliabilityLine> read_line(std::string_view text) {
  ReliabilityLine line;
  line.table = take_until(text, ' ');
  if (take_number(text, line.players) && take_number(text, line.from) &&
      take_number(text, line.to) && take_number(text, line.situations) &&
      take_number(text, line.said) && take_number(text, line.happened) &&
      take_number(text, line.error) && text.empty())
    return line;
  return std::nullopt;
}

bool is_overall(const ReliabilityLine& line) {
  return line.from == 0 && line.to == 100;
}

template <class Wanted>
std::optional<ReliabilityLine> find_line(std::string_view table, int players, Wanted wanted) {
  for (const ReliabilityLine& line : read_reliability(shipped_reliability())) {
    if (line.table == table && line.players == players && line.situations >= fewest_situations &&
        wanted(line))
      return line;
  }
  return std::nullopt;
}

}  // namespace

std::vector<ReliabilityLine> read_reliability(std::string_view text) {
  std::vector<ReliabilityLine> lines;
  while (!text.empty()) {
    const std::string_view line = take_until(text, '\n');
    if (line.starts_with('#'))
      continue;
    if (const auto read = read_line(line))
      lines.push_back(*read);
  }
  return lines;
}

std::string_view shipped_reliability() {
  return {wizbid_shipped_reliability,
          static_cast<std::size_t>(wizbid_shipped_reliability_end - wizbid_shipped_reliability)};
}

std::optional<ReliabilityLine> happened_share(std::string_view table, int players, double chance) {
  const double percent = chance * 100;
  return find_line(table, players, [&](const ReliabilityLine& line) {
    return !is_overall(line) && line.from <= percent &&
           (percent < line.to || (line.to == 100 && percent == 100));
  });
}

std::optional<ReliabilityLine> happened_overall(std::string_view table, int players) {
  return find_line(table, players, is_overall);
}

}  // namespace wizbid
