// The suits that stand for all of their sort on a chart, as one_card_sheet calls them.
#pragma once

#include "cards/card.h"

namespace wizbid {

inline constexpr Suit chart_trump = Suit::clubs;
inline constexpr Suit chart_plain_suit = Suit::diamonds;  // where there is a trump

}  // namespace wizbid
