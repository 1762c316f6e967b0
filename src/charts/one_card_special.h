// What the one-card chart has where there are special cards: sheets of odds worked out together,
// and a column a card whose answer is not always the same.
#pragma once

#include <string>
#include <vector>

#include "charts/one_card_chart.h"
#include "charts/one_card_history.h"

namespace wizbid {

// The wish with all sheets of odds that its chart needs: seat by seat each auction is read once.
// Without special cards as it came.
OneCardChartWish with_sheets(const OneCardChartWish& wish);

// The ranks that a suit card turned up can have, from the lowest.
std::vector<int> ranks_in_deck(const RuleSet& rules);

// As the deck names it: "Merlin"; "2" for a 2 that is special.
std::string special_name(const RuleSet& rules, Card card, Language language);

// Of the columns beside those of the ordinary cards.
struct SpecialHeads {
  std::string group;  // empty: there are none
  std::vector<std::string> heads;
};
SpecialHeads special_heads(const OneCardChartWish& wish);

// What each special card says, whatever is turned up, in small print with what it is not.
std::vector<ChartCell> special_cells(const OneCardChartWish& wish, Seat seat,
                                     const History& history);

// Takes out the columns from `first` on in which all cells say the same bid, and tells what they
// say: "Excalibur: always say 0.".
std::vector<std::string> without_constant_columns(ChartTable& table, std::size_t first,
                                                  Language language);

}  // namespace wizbid
