#include "cli/line_reader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace wizbid::cli {
namespace {

// Hands out `text` in pieces of at most `piece` bytes.
ReadBytes from(std::string text, std::size_t piece) {
  return [text, piece, at = std::size_t{0}](std::span<char> room) mutable {
    const std::size_t count = std::min({piece, room.size(), text.size() - at});
    std::copy_n(text.begin() + static_cast<std::ptrdiff_t>(at), count, room.begin());
    at += count;
    return std::optional(count);
  };
}

std::vector<std::string> lines_of(const std::string& text, std::size_t piece) {
  LineReader reader(from(text, piece), 10);
  std::vector<std::string> lines;
  while (const auto line = reader.next())
    lines.push_back(line->too_long ? "too long" : line->text);
  return lines;
}

TEST(LineReader, SplitsAtLineEndsHoweverTheBytesCome) {
  const std::string exactly_ten(10, 'x');
  const std::string eleven(11, 'x');
  const std::string text =
      "one\n\ntwo\n" + exactly_ten + "\n" + eleven + "\n" + std::string(500'000, 'y') + "\nend";
  const std::vector<std::string> expected{"one",      "",         "two", exactly_ten,
                                          "too long", "too long", "end"};
  for (const std::size_t piece : {1UL, 2UL, 7UL, 4096UL, 1'000'000UL})
    EXPECT_EQ(lines_of(text, piece), expected) << piece;
}

TEST(LineReader, AnEndedLastLineIsNotFollowedByAnEmptyOne) {
  EXPECT_EQ(lines_of("one\n", 100), std::vector<std::string>{"one"});
  EXPECT_TRUE(lines_of("", 100).empty());
}

TEST(LineReader, TellsThatTheInputCannotBeRead) {
  LineReader reader([](std::span<char>) { return std::optional<std::size_t>(); }, 10);
  EXPECT_FALSE(reader.next());
  EXPECT_TRUE(reader.failed());
}

}  // namespace
}  // namespace wizbid::cli
