// `wizbid serve`: requests as JSON Lines, an answer a line.
#pragma once

#include "cli/command.h"

namespace wizbid::cli {

Command serve_command();

}  // namespace wizbid::cli
