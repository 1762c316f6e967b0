// Reads lines of any length in bounded memory.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace wizbid::cli {

// As Environment::read_input.
using ReadBytes = std::function<std::optional<std::size_t>(std::span<char> room)>;

struct InputLine {
  std::string text;       // without its line end
  bool too_long = false;  // longer than the limit: `text` is empty, and all of it has been read
};

class LineReader {
 public:
  // `longest`: bytes of a line, its end aside.
  LineReader(ReadBytes read, std::size_t longest) : read_(std::move(read)), longest_(longest) {}

  // nullopt: no line any more. The last line need not be ended.
  std::optional<InputLine> next();

  bool failed() const { return failed_; }  // whether the input could not be read

 private:
  bool fill();

  ReadBytes read_;
  std::size_t longest_;
  std::vector<char> bytes_;
  std::size_t begin_ = 0;  // of what has been read, but not handed out
  std::size_t end_ = 0;
  bool failed_ = false;
};

}  // namespace wizbid::cli
