#include <array>

#include "cli/command.h"
#include "cli/count_command.h"

namespace wizbid::cli {

// One line a command: what X_command.h declares.
std::span<const Command> all_commands() {
  static const std::array commands{count_command()};
  return commands;
}

}  // namespace wizbid::cli
