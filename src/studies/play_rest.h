// Plays a round on from anywhere in it.
#pragma once

#include "players/playout.h"

namespace wizbid {

// Plays all cards that are left, from the seat whose turn it is. `hands` holds what each seat still
// has. Must hold: the trick is not complete. Returns the tricks taken in the whole round.
TricksTaken play_rest(PublicRound table, Deal hands, const OwnBids& bids, const Seating& players,
                      Random& random);

// The card that a player plays, equally liked ones drawn alike.
Card draw_card(const Player& player, const CardView& view, Random& random);

}  // namespace wizbid
