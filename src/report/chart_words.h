// What a chart of one hand says of its answer, in the language of the chart.
#pragma once

#include <string>
#include <vector>

#include "report/odds_report.h"
#include "words/language.h"

namespace wizbid {

// What the answer holds for, how it came about, and how often such odds came true: the sentences of
// `odds`.
std::vector<std::string> hand_chart_sentences(const OddsReport& report, Language language);

}  // namespace wizbid
