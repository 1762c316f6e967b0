// Answers as Markdown, to paste into a note or a forum.
#pragma once

#include <string>
#include <vector>

#include "report/odds_report.h"

namespace wizbid {

// A section for each report.
std::string markdown_report(const std::vector<OddsReport>& reports);

}  // namespace wizbid
