// `wizbid count`: exact chances about the other players' hands.
#pragma once

#include "cli/command.h"

namespace wizbid::cli {

Command count_command();

}  // namespace wizbid::cli
