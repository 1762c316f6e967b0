// Why a command gives no answer, for people and for scripts.
#pragma once

#include <string>
#include <vector>

#include "cli/exit_code.h"
#include "cli/session.h"
#include "deals/situation.h"

namespace wizbid::cli {

struct Failure {
  ExitCode code = ExitCode::usage;
  std::vector<Fault> faults;  // at least one
};

inline Failure usage_failure(std::vector<Fault> faults) {
  return {ExitCode::usage, std::move(faults)};
}
inline Failure file_failure(std::string message) {
  return {ExitCode::file_trouble, {{std::move(message)}}};
}

// Writes the faults to the error stream, one a line.
ExitCode report_failure(const Failure& failure, Session& session);

}  // namespace wizbid::cli
