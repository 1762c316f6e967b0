// The real world: environment variables, terminal, clock, Ctrl-C.
#pragma once

#include "cli/session.h"

namespace wizbid::cli {

// From the call on, the first Ctrl-C asks the work to stop with what it has; a second one ends the
// program.
Environment system_environment();

}  // namespace wizbid::cli
