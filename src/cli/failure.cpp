#include "cli/failure.h"

#include <ostream>
#include <set>

namespace wizbid::cli {

ExitCode report_failure(const Failure& failure, Session& session) {
  // Several seats of one question can have the same fault.
  std::set<std::string> told;
  for (const Fault& fault : failure.faults) {
    if (told.insert(fault.message).second)
      session.streams.err << "wizbid: " << fault.message << '\n';
  }
  return failure.code;
}

}  // namespace wizbid::cli
