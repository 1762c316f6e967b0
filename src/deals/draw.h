// Draws the hands that a bidder does not see.
#pragma once

#include <array>
#include <cstdint>

#include "deals/deal.h"
#include "deals/random.h"
#include "deals/situation.h"

namespace wizbid {

// Deals the other hands at random from the unseen cards, every deal alike. Any number of threads
// may draw from one drawer.
class DealDrawer {
 public:
  explicit DealDrawer(const Situation& situation);

  // My hand in my seat, the others' hands drawn in the order of the seats. Uses one bounded number
  // of `random` for each card, none for a hand that is all that is left.
  Deal draw(Random& random) const;

 private:
  int players_;
  int cards_;
  Seat me_;
  CardSet hand_;
  int unseen_count_ = 0;
  std::array<std::uint8_t, 64> unseen_{};  // the places of the unseen cards in the deck's order
};

}  // namespace wizbid
