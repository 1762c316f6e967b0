// The table of an answer: a row a bid, the best first. Shared by text and Markdown.
#pragma once

#include "report/odds_report.h"
#include "report/text_table.h"

namespace wizbid {

struct OddsTable {
  TextTable table;
  std::size_t tricks_from = 0;  // the column where the odds of the tricks begin
};

// At most `most_trick_columns` columns for the tricks, whose odds are whole percents without a
// sign, "." below a half.
OddsTable odds_table(const OddsReport& report, int most_trick_columns);

// The bids in the order of the table: the best first, forbidden ones last.
std::vector<Tricks> bids_best_first(const OddsReport& report);

}  // namespace wizbid
