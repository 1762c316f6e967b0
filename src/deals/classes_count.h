// How many deals a bidder has to reckon with, and how many classes of deals that play alike;
// counted by formula, without walking through them.
#pragma once

#include "counting/integer.h"
#include "deals/classes_gaps.h"

namespace wizbid {

// Ordered deals: ways to give every other player his cards out of those unseen, hands being sets.
Integer count_deals(const Situation& situation);

// Classes of deals for these gaps. Suits that are alike make it a count of orbits (Burnside's
// lemma); the deals of a suit are counted by powers of sums over the players (docs/enumeration.md).
Integer count_classes(const Situation& situation, const Gaps& gaps);

}  // namespace wizbid
