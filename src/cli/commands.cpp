#include "cli/command.h"

namespace wizbid::cli {

// One line a command: what X_command.h declares.
std::span<const Command> all_commands() {
  return {};
}

}  // namespace wizbid::cli
