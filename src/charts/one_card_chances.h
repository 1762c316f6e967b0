// The second page of the one-card chart: the chances behind it.
#pragma once

#include "charts/one_card_chart.h"
#include "charts/one_card_history.h"
#include "odds/one_card_sheet.h"

namespace wizbid {

// The chance to take the trick with each card, by seat and by the bids before; for five and six
// players only where at most one has said 1. Where there are special cards each table has a page.
std::vector<ChartPage> one_card_chances(const OneCardChartWish& wish);

// Whether the bids before one's own are known by these rules.
bool hears_bids(const OneCardChartWish& wish);

// The seat before it looks at its card, no bids given. A Wizard turned up: the trump is named.
Situation situation_of_sheet(const OneCardChartWish& wish, Seat seat, Card turn_up);

// The odds of a seat with every card, once the bids of `history` are heard; `best` is legal.
std::vector<CardOnSheet> one_card_sheet(const OneCardChartWish& wish, Seat seat,
                                        const History& history, Card turn_up);

}  // namespace wizbid
