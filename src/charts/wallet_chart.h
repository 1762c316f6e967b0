// The chart for the wallet: two sides the size of a credit card, cut out and glued together.
#pragma once

#include "charts/chart.h"
#include "charts/one_card_chart.h"
#include "charts/values_table.h"

namespace wizbid {

// One side is the one-card chart without the order of the earlier bids, the other one values for
// rounds 2 to 10 with its cost. Without its footer's version and command.
Chart wallet_chart(const OneCardChartWish& one_card, const ValuesTable& table);

}  // namespace wizbid
