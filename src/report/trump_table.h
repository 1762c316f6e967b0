// Which suit to name, a row a suit, the best first. Shared by text and Markdown.
#pragma once

#include "report/odds_report.h"
#include "report/text_table.h"

namespace wizbid {

inline constexpr const char* trump_caption =
    "Each suit as trump with its best bid, judged before any bid is heard:";

// Must hold: report.trumps.
TextTable trump_table(const OddsReport& report);

}  // namespace wizbid
