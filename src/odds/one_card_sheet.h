// The one-card round for whoever has not looked at his card yet: the odds with each card at once.
#pragma once

#include <array>
#include <vector>

#include "odds/question.h"

namespace wizbid {

struct CardOnSheet {
  // Stands for all that are alike: one plain suit, one Wizard, one Jester.
  Card card = Card::jester();
  double win = 0;   // chance to take the trick, after the best bid
  Tricks best = 0;  // the bid with the larger expected score; of equal ones 0
  // By bid: a special card may be declared by it.
  std::array<double, 2> win_after{};
  std::array<Points, 2> worth{};  // expected scores
};

// What one_card_odds says with each card that the bidder may hold, in the deck's order. A trump
// suit is called clubs and the plain suits diamonds; without trump, clubs stands for all suits.
// The hand in the situation counts for nothing. Must hold: as for one_card_odds.
std::vector<CardOnSheet> one_card_sheet(const Question& question);

}  // namespace wizbid
