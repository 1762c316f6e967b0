// What a command may use of the world outside: streams, environment variables, terminal, clock.
// All of it is handed in, so tests can hand in something else.
#pragma once

#include <cstddef>
#include <functional>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wizbid::cli {

struct Streams {
  std::ostream& out;  // answers
  std::ostream& err;  // everything else
};

struct Environment {
  // nullopt: not set. Set but empty is the empty text.
  std::function<std::optional<std::string>(const std::string& name)> variable;
  bool out_is_terminal = false;
  bool err_is_terminal = false;
  std::optional<int> columns;         // of the terminal
  unsigned cores = 1;                 // threads that can run at the same time, at least 1
  std::function<double()> now;        // seconds since some fixed moment, never going back
  std::function<bool()> interrupted;  // whether Ctrl-C has been pressed
  bool in_is_terminal = false;
  // Puts bytes of standard input into `room` and tells how many; waits for the first. 0: it has
  // ended, or Ctrl-C has been pressed. nullopt: it can't be read.
  std::function<std::optional<std::size_t>(std::span<char> room)> read_input{};
};

struct Session {
  Streams streams;
  const Environment& environment;
};

// The words after the name of the program.
using Arguments = std::vector<std::string>;

}  // namespace wizbid::cli
