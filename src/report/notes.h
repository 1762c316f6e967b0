// Remarks under the table of an answer, one sentence or paragraph each.
#pragma once

#include <string>
#include <vector>

#include "report/odds_report.h"

namespace wizbid {

// Toss-up, the figure from fresh deals, what a bid said has cost, the bid for a score that is
// needed; whatever of these there is.
std::vector<std::string> notes_of(const OddsReport& report);

}  // namespace wizbid
