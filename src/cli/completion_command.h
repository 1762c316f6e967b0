// `wizbid completion`: what a shell needs to complete the program's commands and flags.
#pragma once

#include "cli/command.h"

namespace wizbid::cli {

Command completion_command();

}  // namespace wizbid::cli
