// The card-values chart: add up the hand, look up the bid.
#pragma once

#include "charts/chart.h"
#include "charts/values_table.h"

namespace wizbid {

// The pages whose rounds overlap with first..last. Without its footer's version and command.
Chart card_values_chart(const ValuesTable& table, int first, int last, Language language);

// The rounds that the chart can show: 2 and up.
inline constexpr int first_values_round = 2;

}  // namespace wizbid
