// The best bid under other assumptions, as a table. Shared by text and Markdown.
#pragma once

#include "report/odds_report.h"
#include "report/text_table.h"

namespace wizbid {

// Above the table.
std::string comparison_caption(Language language);

// A row an assumption, that of the report first. "2 or 3" is a toss-up. The last column is what the
// report's best bid loses there.
TextTable comparison_table(const OddsReport& report);

}  // namespace wizbid
