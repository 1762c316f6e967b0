// `wizbid play HAND`
#pragma once

#include "cli/command.h"

namespace wizbid::cli {

Command play_command();

}  // namespace wizbid::cli
