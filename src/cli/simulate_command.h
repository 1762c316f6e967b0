// `wizbid simulate`
#pragma once

#include "cli/command.h"

namespace wizbid::cli {

Command simulate_command();

}  // namespace wizbid::cli
