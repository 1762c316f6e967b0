// Situations that differ in the names of the suits only, brought to one and the same form.
//
// Random draws must be made on the canonical form: then the answer does not depend on what a suit
// is called.
#pragma once

#include "cards/suit_relabelling.h"
#include "deals/situation.h"

namespace wizbid {

// The situation with its suits renamed. The turn-up and the trump go with them.
Situation relabelled(Situation situation, const SuitRelabelling& relabelling);

struct CanonicalSituation {
  Situation situation;
  SuitRelabelling relabelling;  // from the suits asked about to the canonical ones
};

// The trump suit, if there is one, becomes clubs. The plain suits follow, those of which I hold
// more cards first; with as many cards, the one with the highest card that the other lacks.
// Suits with the same ranks in hand stay in the order that they had: renaming them changes nothing.
// So every relabelling of a situation has the same canonical situation.
CanonicalSituation canonical_suits(const Situation& situation);

}  // namespace wizbid
