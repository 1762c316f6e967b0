// The cards behind a holding that is worth knowing about another hand.
#pragma once

#include <vector>

#include "cards/card_set.h"
#include "odds/evidence_report.h"

namespace wizbid {

struct HoldingCards {
  Holding what;
  CardSet cards;  // one of them at least
};

// What of them can be among the cards hidden; a holding that can't be is left out.
std::vector<HoldingCards> possible_among(CardSet hidden, std::vector<HoldingCards> holdings);

}  // namespace wizbid
