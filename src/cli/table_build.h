// `wizbid table build`: makes a shipped table, step by step.
#pragma once

#include "cli/exit_code.h"
#include "cli/failure.h"
#include "cli/flags.h"
#include "cli/session.h"

namespace wizbid::cli {

// The flags that it takes.
std::span<const Flag> table_build_flags();

// The words after `build`. What has been done is kept in FILE.part, so that a call after an
// interruption goes on from there; the table is the same as if it had not been interrupted.
ExitCode table_build(const Arguments& arguments, Session& session);

}  // namespace wizbid::cli
