// The cards of a round with special cards among them.
#pragma once

#include <array>

#include "deals/deal.h"
#include "deals/random.h"
#include "players/player.h"
#include "players/random_round.h"

namespace wizbid {

// Who sits where. Never null for the seats that play.
using Seating = std::array<const Player*, max_players>;

// Each seat's own bid, whether the table has heard it or not.
using OwnBids = std::array<Tricks, max_players>;

struct SpecialRoundEnd {
  TricksTaken taken{};  // tricks that count
  // By seat: points from cards with a bonus, for who makes his bid.
  std::array<int, max_players> bonus{};
};

// As play_cards (players/playout.h), for players that know special cards: `random` and `greedy`.
// Who heeds bids says that a declared card is a Wizard while he needs a trick, else a Jester; who
// does not draws one of the two. Must hold: table.special_cards is set and outlives the call.
SpecialRoundEnd play_special_cards(PublicRound table, Deal hands, const OwnBids& bids,
                                   const Seating& players, Random& random);

}  // namespace wizbid
