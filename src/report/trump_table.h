// Which suit to name, a row a suit, the best first. Shared by text and Markdown.
#pragma once

#include "report/odds_report.h"
#include "report/text_table.h"

namespace wizbid {

// Above the table.
std::string trump_caption(Language language);

// Must hold: report.trumps.
TextTable trump_table(const OddsReport& report);

}  // namespace wizbid
