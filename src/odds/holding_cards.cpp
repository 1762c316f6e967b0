#include "odds/holding_cards.h"

namespace wizbid {

std::vector<HoldingCards> possible_among(CardSet hidden, std::vector<HoldingCards> holdings) {
  for (HoldingCards& holding : holdings)
    holding.cards &= hidden;
  std::erase_if(holdings, [](const HoldingCards& holding) { return holding.cards.empty(); });
  return holdings;
}

}  // namespace wizbid
