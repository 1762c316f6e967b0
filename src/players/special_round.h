// The cards of a round with special cards among them.
#pragma once

#include <array>

#include "deals/deal.h"
#include "deals/random.h"
#include "players/player.h"
#include "players/random_round.h"
#include "rules/special_cards.h"

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

// A round with special cards that is under way.
class SpecialRound {
 public:
  // `table`: as far as the cards have been played, its special_cards set, which outlive this; what
  // lies on it is `trick`; `bonus`: as in SpecialRoundEnd, so far.
  SpecialRound(const PublicRound& table, const SpecialTrick& trick,
               const std::array<int, max_players>& bonus);
  SpecialRound(const SpecialRound&) = delete;
  SpecialRound& operator=(const SpecialRound&) = delete;

  const PublicRound& table() const { return table_; }

  // The seat whose turn it is plays a card; a trick that it completes is taken.
  void play(PlayedCard played);

  // Plays all cards that are left, as play_special_cards.
  SpecialRoundEnd play_on(Deal hands, const OwnBids& bids, const Seating& players, Random& random);

 private:
  PublicRound table_;  // its `special` is trick_
  SpecialTrick trick_;
  std::array<int, max_players> bonus_;
};

// As play_cards (players/playout.h), for players that know special cards: `random` and `greedy`.
// Who heeds bids says that a declared card is a Wizard while he needs a trick, else a Jester; who
// does not draws one of the two. Must hold: table.special_cards is set and outlives the call.
SpecialRoundEnd play_special_cards(const PublicRound& table, const Deal& hands, const OwnBids& bids,
                                   const Seating& players, Random& random);

}  // namespace wizbid
