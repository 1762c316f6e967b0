// Rounds under way that differ in the names of the suits only, brought to one and the same form.
#pragma once

#include "cards/suit_relabelling.h"
#include "players/mid_round.h"

namespace wizbid {

// The round with its suits renamed.
MidRound relabelled(const MidRound& round, const SuitRelabelling& relabelling);

// The renaming that brings the round, however its suits are called, to the same form: trump first,
// then the suits of which I hold more, ties by what was dealt to me and by what was played.
SuitRelabelling to_canonical_suits(const MidRound& round);

}  // namespace wizbid
