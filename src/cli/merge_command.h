// `wizbid merge FILE...`
#pragma once

#include "cli/command.h"

namespace wizbid::cli {

Command merge_command();

}  // namespace wizbid::cli
