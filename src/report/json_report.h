// Answers as JSON, for programs. The format is described in docs/json.md.
#pragma once

#include <string>
#include <vector>

#include "report/odds_report.h"

namespace wizbid {

// One object, ended by a line end.
std::string json_report(const OddsReport& report);

// One object that holds an answer for every seat.
std::string json_report_of_seats(const std::vector<OddsReport>& reports);

}  // namespace wizbid
