// The one-card round for whoever has not looked at his card yet: the odds with each card at once.
#pragma once

#include <vector>

#include "odds/question.h"

namespace wizbid {

struct CardOnSheet {
  Card card;        // stands for all that are alike: one plain suit, one Wizard, one Jester
  double win = 0;   // chance to take the trick
  Tricks best = 0;  // the bid with the larger expected score; of equal ones 0
};

// What one_card_odds says with each card that the bidder may hold, in the deck's order. A trump
// suit is called clubs and the plain suits diamonds; without trump, clubs stands for all suits.
// The hand in the situation counts for nothing. Must hold: as for one_card_odds.
std::vector<CardOnSheet> one_card_sheet(const Question& question);

}  // namespace wizbid
