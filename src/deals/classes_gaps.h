// The gaps that a bidder's own cards leave in the suits: what tells his hidden deals apart.
#pragma once

#include <array>
#include <vector>

#include "deals/situation.h"

namespace wizbid {

// Cards of one suit that he does not see, with no card of his and no cut between them: only who
// holds which of the dealt ones, from the lowest up, can matter.
struct SuitGaps {
  Suit suit = Suit::clubs;
  std::vector<CardSet> gaps;  // from the lowest up, none empty
  // Suits with the same kind are alike: he holds the same ranks in them, and none is trump.
  int kind = 0;
};

// All that the hidden hands are drawn from, ordered for walking through: alike suits stand next to
// each other.
struct Gaps {
  std::array<SuitGaps, 4> suits;
  CardSet wizards;
  CardSet jesters;
};

// `cuts`: cards that some player tells apart from the next lower one of their suit, as in
// Player::rank_cuts; it must treat plain suits alike.
// `gone`: a card of the hand that has been played: it parts no gap any more, and its suit is like
// no other.
Gaps find_gaps(const Situation& situation, CardSet cuts, std::optional<Card> gone = {});

}  // namespace wizbid
