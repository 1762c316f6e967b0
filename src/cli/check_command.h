// `wizbid check`.
#pragma once

#include "cli/command.h"

namespace wizbid::cli {

Command check_command();

}  // namespace wizbid::cli
