// `wizbid table list|verify`: the tables that are part of the program.
#pragma once

#include "cli/command.h"

namespace wizbid::cli {

Command table_command();

}  // namespace wizbid::cli
