// The round of one card with special cards in the deck, counted exactly. docs/special-cards.md says
// what is assumed.
#pragma once

#include "odds/answer.h"
#include "odds/question.h"

namespace wizbid {

// As one_card_odds; must hold what must hold there, and that the rules have special cards.
//
// A card that is declared when it is played counts as a Wizard if its holder bid 1, as a Jester if
// he bid 0. Whoever has not been heard is taken to bid what his card alone makes the better bid
// before any bid is heard, unless a sum rule leaves him one bid only. Players who take no heed of
// bids declare either with equal chance.
// BidOdds::tricks may differ from bid to bid, and expected_score knows the bonus of a card.
Answer special_one_card_odds(const Question& question);

}  // namespace wizbid
