// Answers as comma-separated values, a row a bid.
#pragma once

#include <string>
#include <vector>

#include "report/odds_report.h"

namespace wizbid {

// A heading, then a row for every bid of every report. Probabilities in 0..1 and points with all
// their digits; what there is not is left empty.
std::string csv_report(const std::vector<OddsReport>& reports);

}  // namespace wizbid
