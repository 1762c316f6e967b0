// Plays rounds out: the rest of the auction, then all cards.
#pragma once

#include <array>
#include <cstdint>

#include "deals/deal.h"
#include "deals/random.h"
#include "deals/situation.h"
#include "players/player.h"
#include "players/random_round.h"
#include "players/special_round.h"

namespace wizbid {

// The public state at the start of a round of which `situation` tells: no card played, the bids
// heard so far on the table. Points into `situation`, which must outlive it.
PublicRound opening(const Situation& situation);

// Adds a bid to those that the table knows, as the rules have it: at once, or not yet.
void make_known(const RuleSet& rules, PublicRound& table, Seat seat, Tricks bid);

// The auction is over: what was hidden till now is revealed if the rules say so.
void reveal_bids(const RuleSet& rules, PublicRound& table, const OwnBids& bids);

// The bid that a player makes: a legal bid that it rates best, equal ones drawn alike.
Tricks draw_best_bid(const Player& player, const BidView& view, const RuleSet& rules,
                     Random& random);

// Plays all cards. `table` as at the first lead; `hands` holds table.cards cards a seat. Where a
// player likes several cards equally one is drawn: no number is used for a single card.
TricksTaken play_cards(PublicRound table, Deal hands, const OwnBids& bids, const Seating& players,
                       Random& random);

// Plays deals out from the point where I am about to bid, or, once the auction is over, have bid.
// Any number of threads may use one Playout.
class Playout {
 public:
  // `me` and `others` must outlive it.
  Playout(Situation situation, const Player& me, const Player& others);

  const Situation& situation() const { return situation_; }

  // Whether the tricks can depend on my bid. If not, one play-out answers for every bid.
  bool bid_matters() const { return bid_matters_; }

  // The round on `deal` after I bid `my_bid`. Bids heard stand. Those that I have not heard, and
  // those after mine, are the best ones of their players, who have heard all bids before; the table
  // knows them all, as it will when the cards are played, unless the rules hide them. Where nobody
  // heeds bids none is drawn. Must hold: no special cards.
  TricksTaken play(const Deal& deal, Tricks my_bid, Random& random) const;

  // The same where there are special cards.
  SpecialRoundEnd play_special(const Deal& deal, Tricks my_bid, Random& random) const;

 private:
  OwnBids hold_auction(PublicRound& table, const Deal& deal, Tricks my_bid, Random& random) const;

  Situation situation_;
  Seating players_{};
  bool bid_matters_;
  bool all_random_;  // then random_round_ plays the same, faster
  RandomRound random_round_;
};

}  // namespace wizbid
