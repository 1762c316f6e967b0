// Why a command gives no answer, for people and for scripts.
#pragma once

#include <algorithm>
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

// One of them may be that a file could not be read.
inline Failure usage_failure(std::vector<Fault> faults) {
  const bool of_a_file =
      std::any_of(faults.begin(), faults.end(), [](const Fault& f) { return f.of_a_file; });
  return {of_a_file ? ExitCode::file_trouble : ExitCode::usage, std::move(faults)};
}
inline Failure file_failure(std::string message) {
  return {ExitCode::file_trouble, {{std::move(message)}}};
}

// Writes "wizbid: MESSAGE" to the error stream: on a terminal broken at blanks to its width, with
// later lines set in; elsewhere on one line, for programs that read lines. Lines of the message
// that start with a blank (a text with a mark under it) stay as they are.
void tell(const std::string& message, Session& session);

// Tells the faults, each once.
ExitCode report_failure(const Failure& failure, Session& session);

}  // namespace wizbid::cli
