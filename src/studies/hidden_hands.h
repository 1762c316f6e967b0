// The hands that a player does not see in the middle of a round.
#pragma once

#include <array>
#include <optional>

#include "deals/random.h"
#include "players/view.h"

namespace wizbid {

// What each seat still holds; nothing for me.
using DrawnHands = std::array<CardSet, max_players>;

// Draws the others' hands from the cards that `me`, holding `hand`, has not seen: each as many as
// it must hold, none of a suit in which it has shown to be void, all such hands alike. nullopt: no
// such hands came up in `tries` draws. Must hold: the turn is mine.
std::optional<DrawnHands> draw_hidden_hands(const PublicRound& table, CardSet hand, int tries,
                                            Random& random);

}  // namespace wizbid
