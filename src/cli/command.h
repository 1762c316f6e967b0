// A command of the program, as data.
#pragma once

#include <span>
#include <string_view>

#include "cli/exit_code.h"
#include "cli/flags.h"
#include "cli/session.h"

namespace wizbid::cli {

struct Command {
  std::string_view name;
  std::string_view summary;  // for the list of commands
  std::string_view help;     // the whole text of `wizbid NAME --help`; opens with examples
  // The words after the command's name. Help and version have been dealt with.
  ExitCode (*run)(const Arguments& arguments, Session& session);
  std::span<const Flag> flags;
  // What may follow the name besides flags, for shells that complete it: words, or `any_file`.
  std::span<const std::string_view> words{};
};

// Those of this version, in the order of the help.
std::span<const Command> all_commands();

}  // namespace wizbid::cli
