// `wizbid odds HAND`
#pragma once

#include "cli/command.h"

namespace wizbid::cli {

Command odds_command();

}  // namespace wizbid::cli
