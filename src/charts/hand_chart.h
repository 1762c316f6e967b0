// One hand: the tricks to expect after each bid in contention.
#pragma once

#include <optional>

#include "advice/bid_advice.h"
#include "advice/trump_advice.h"
#include "charts/chart.h"
#include "deals/situation.h"
#include "odds/answer.h"

namespace wizbid {

// The best bids, at most five, each a column of bars: the chance of each number of tricks; below
// them expected score and the chance to make the bid. Must hold: the answer has all bids.
Chart hand_chart(const Situation& situation, const Answer& answer, const BidAdvice& advice,
                 const std::optional<TrumpChoice>& named, Language language);

}  // namespace wizbid
