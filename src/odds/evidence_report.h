// What the bids heard, and the trump named, say about the others' hands. Data only; for any number
// of cards.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "rules/table.h"

namespace wizbid {

// Something that a seat may have.
enum class Holding : std::uint8_t {
  wizard,             // at least one
  jester,             // at least one
  trump,              // at least one trump suit card
  trump_above_mine,   // at least one trump above my highest, which I hold
  higher_of_my_suit,  // one card each: a higher card of my suit, which is not trump
  special_card,       // at least one (rules/special_cards.h)
  winning_card,       // one card each: the card that takes the trick
};

struct HoldingChance {
  Holding what = Holding::wizard;
  double before = 0;  // from the cards in sight alone
  double after = 0;   // with all that was heard
  double error = 0;   // standard error of `after`: 0 when exact, infinite where it is not known
};

struct SeatEvidence {
  Seat seat;
  std::optional<Tricks> bid;           // nullopt: not made yet, or not heard
  bool named_trump = false;            // the dealer, a Wizard being turned up
  std::vector<HoldingChance> chances;  // what can't be (a trump above the ace) is left out
};

struct EvidenceReport {
  std::vector<SeatEvidence> others;  // in seat order, me left out
  // One card each: my chance to take the trick; with the others' it adds up to 1, where no special
  // card makes the trick nobody's. Nobody's is told if it depends on what I say that my card is.
  std::optional<HoldingChance> mine;
  // Where I don't see my card: what it may be. The others' cards lie open then, and none of them is
  // told about.
  std::vector<HoldingChance> my_card{};
};

}  // namespace wizbid
