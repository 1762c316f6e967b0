// `wizbid rules`: the rule sets that this version knows.
#pragma once

#include "cli/command.h"

namespace wizbid::cli {

Command rules_command();

}  // namespace wizbid::cli
