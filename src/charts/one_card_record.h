// How often the bids of the one-card chart come true when it is tried.
#pragma once

#include <cstdint>

#include "charts/one_card_chart.h"

namespace wizbid {

struct OneCardRecord {
  std::uint64_t rounds = 0;
  double said = 0;   // mean chance, 0..1, that the chart's bid is made, by the odds behind it
  double made = 0;   // share of them that was
  double error = 0;  // standard error of `made`
};

// Rounds drawn at random (always the same ones) in which one seat, each in turn, bids by the chart
// and the others as wish.model.others does.
OneCardRecord one_card_record(const OneCardChartWish& wish, std::uint64_t rounds);

}  // namespace wizbid
