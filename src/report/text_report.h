// Answers as text, for people.
#pragma once

#include <string>
#include <vector>

#include "cards/card_text.h"
#include "report/odds_report.h"
#include "report/text_style.h"

namespace wizbid {

// The whole answer. Lines have at most style.width columns.
std::string text_report(const OddsReport& report, const TextStyle& style);

// The brief line alone.
std::string brief_report(const OddsReport& report, const TextStyle& style);

// The same for every seat.
std::string text_report_of_seats(const std::vector<OddsReport>& reports, const TextStyle& style);
std::string brief_report_of_seats(const std::vector<OddsReport>& reports, const TextStyle& style);

}  // namespace wizbid
