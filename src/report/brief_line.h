// The answer in one line.
#pragma once

#include <string>
#include <string_view>

#include "report/odds_report.h"

namespace wizbid {

// "Bid 1 (makes 62%, +12.4; 0 would cost 3.1)". A sampled number has its ±; what holds only if the
// others bid sensibly says so.
std::string brief_line(const OddsReport& report);

// The bid that the rules forbid, where it would be better than what is left; nullptr: there is
// none.
const BidOdds* better_but_forbidden(const OddsReport& report);

// What the second choice loses: "0 would cost 3.1"; of a toss-up (advice/bid_advice.h) whether it
// is close or the sample too small to tell. `loss` in points.
std::string cost_words(std::string_view other, Points loss, bool toss_up, Language language);

// Half the width of a 95% interval in standard errors, by the normal law.
inline constexpr double normal_95 = 1.959963984540054;

// How far the 95% interval of the chance to make a bid reaches on its longer side, and half the
// width of that of its score; 0 when exact.
double make_half_width(const BidOdds& odds);
Points score_half_width(const BidOdds& odds);

// The odds of a bid of the answer. Must hold: the answer has that bid.
const BidOdds& odds_of(const Answer& answer, Tricks bid);

}  // namespace wizbid
