// The round of one card with special cards in the deck, for whoever has not looked at his card yet.
#pragma once

#include <map>
#include <vector>

#include "odds/one_card_sheet.h"
#include "odds/question.h"

namespace wizbid {

// What special_one_card_odds says with each card that the bidder may hold: as one_card_sheet.
std::vector<CardOnSheet> special_one_card_sheet(const Question& question);

// Sheets by the bids heard, each of them 0 or 1, or not heard where bids are not known.
using SheetsByBids = std::map<Bids, std::vector<CardOnSheet>>;

// The same for every seat from the leader to the one in the situation, after all bids that may have
// been heard there: each auction is read once for all that follow from it. The bids and the hand in
// the situation count for nothing.
SheetsByBids special_one_card_sheets(const Question& question);

}  // namespace wizbid
