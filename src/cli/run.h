// The program: finds the command among the words typed, runs it, returns the exit code.
#pragma once

#include "cli/exit_code.h"
#include "cli/session.h"

namespace wizbid::cli {

// With the world handed in.
ExitCode run(const Arguments& arguments, Session& session);

// With the real streams, environment variables, terminal, clock and Ctrl-C. For main().
int run(int argc, char** argv);

}  // namespace wizbid::cli
