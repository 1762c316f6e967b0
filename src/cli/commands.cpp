#include <array>

#include "cli/chart_command.h"
#include "cli/check_command.h"
#include "cli/command.h"
#include "cli/completion_command.h"
#include "cli/count_command.h"
#include "cli/merge_command.h"
#include "cli/odds_command.h"
#include "cli/play_command.h"
#include "cli/rules_command.h"
#include "cli/serve_command.h"
#include "cli/simulate_command.h"
#include "cli/table_command.h"

namespace wizbid::cli {

// One line a command: what X_command.h declares.
std::span<const Command> all_commands() {
  static const std::array commands{odds_command(),  count_command(),     play_command(),
                                   chart_command(), check_command(),     simulate_command(),
                                   merge_command(), rules_command(),     serve_command(),
                                   table_command(), completion_command()};
  return commands;
}

}  // namespace wizbid::cli
