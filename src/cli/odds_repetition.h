// The command that gives an answer of `wizbid odds` again.
#pragma once

#include <string>
#include <vector>

#include "cli/odds_request.h"
#include "report/odds_report.h"

namespace wizbid::cli {

// The words of the command. An exact answer is asked for as such, a sampled one by the deals it
// took where time or Ctrl-C ended it, so that another machine comes to nearly the same numbers.
// Must hold: report.repeats_exactly is set.
std::vector<std::string> repetition_of(const OddsRequest& request, const OddsReport& report);

}  // namespace wizbid::cli
