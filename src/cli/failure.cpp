#include "cli/failure.h"

#include <ostream>
#include <set>
#include <sstream>

#include "cli/terminal.h"
#include "report/text_layout.h"

namespace wizbid::cli {

void tell(const std::string& message, Session& session) {
  constexpr int indent = 2;
  std::istringstream lines("wizbid: " + message);
  for (std::string line; std::getline(lines, line);) {
    const bool as_it_is = !session.environment.err_is_terminal || line.starts_with(' ');
    session.streams.err << (as_it_is ? line
                                     : wrapped(line, terminal_width(session.environment), indent))
                        << '\n';
  }
}

ExitCode report_failure(const Failure& failure, Session& session) {
  // Several seats of one question can have the same fault.
  std::set<std::string> told;
  for (const Fault& fault : failure.faults) {
    if (told.insert(fault.message).second)
      tell(fault.message, session);
  }
  return failure.code;
}

}  // namespace wizbid::cli
