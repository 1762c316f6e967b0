// What the bids say, in words and as a table; and how a score comes about.
#pragma once

#include <string>

#include "odds/evidence_report.h"
#include "report/number_format.h"
#include "report/odds_report.h"
#include "report/text_table.h"

namespace wizbid {

// The name of a holding in JSON: "wizard", "trump_above_mine".
std::string holding_key(Holding holding);

// What stands above the table; it says how good sampled chances are.
std::string evidence_caption(const EvidenceReport& why, Language language);

// A row a seat, a column a holding; a cell is "7% → 3%", before and after.
TextTable evidence_table(const EvidenceReport& why, Language language);

// What the table leaves out, and how it is meant: where there are special cards. Sentences.
std::vector<std::string> evidence_notes(const OddsReport& report, Language language);

// "Bid 1: 45% x 30, 55% x -10; together +7.9.": the chances times the points that they bring, for
// the best bid, the one after it and the one said; without advice for all.
std::vector<std::string> score_sums(const OddsReport& report);

}  // namespace wizbid
