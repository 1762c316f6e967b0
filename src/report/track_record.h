// How often odds such as these came true when it was tried (docs/accuracy.md).
#pragma once

#include <string>
#include <vector>

#include "report/odds_report.h"
#include "tables/reliability.h"

namespace wizbid {

// A line for each kind of table that it was tried at: of situations in which about the same was
// said of the recommended bid, or of all situations with as many players where too few of those
// were tried. None for answers of another sort than those that were tried: everybody like points, a
// bid recommended by playing out.
std::vector<ReliabilityLine> track_record(const OddsReport& report);

// The same in words; empty where there is nothing to tell.
std::string track_record_sentence(const OddsReport& report);

}  // namespace wizbid
