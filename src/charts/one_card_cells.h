// The cells of the one-card chart's front page: the weakest card that says 1.
#pragma once

#include <vector>

#include "charts/one_card_chart.h"
#include "charts/one_card_history.h"

namespace wizbid {

// For trump and plain with a suit card turned up, any suit with a Jester, trump and plain with a
// Wizard: what holds for most cards turned up, in small print what holds for the others.
std::vector<ChartCell> one_card_cells(const OneCardChartWish& wish, Seat seat,
                                      const History& history);

// How many of them are of ordinary cards; those of special cards follow.
std::size_t ordinary_columns_of(const OneCardChartWish& wish);

bool same_answers(const std::vector<ChartCell>& a, const std::vector<ChartCell>& b);

// Histories with as many ones that have the same answers.
struct OneCardAnswers {
  std::vector<History> histories;
  std::vector<ChartCell> cells;
};

// All histories of a seat with so many ones, those of the fewest first.
std::vector<OneCardAnswers> one_card_answers(const OneCardChartWish& wish, Seat seat, int ones);

}  // namespace wizbid
