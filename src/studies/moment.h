// A moment of real play at which one is about to bid, and how it may go on.
#pragma once

#include <optional>

#include "deals/draw.h"
#include "players/playout.h"
#include "studies/company.h"

namespace wizbid {

struct RoundSize {
  int players = min_players;
  int cards = 1;
};

struct Moment {
  Situation situation;  // what I know; the trump is settled
  Seating players{};    // who really sits there; the Company and `me` must outlive it
  Deal deal;            // what everybody really holds
};

// A random round of this size with me in a random seat among `others`, played up to my bid: where a
// Wizard is turned up the dealer, be it me, has named the trump; those before me have bid.
Moment random_moment(const RoundSize& size, const Player& me, const Company& others,
                     Random& random);

// Other deals in which the same would have been heard at this very table. All of them, and the real
// one, are alike to me: what happens on them is what happens in this situation.
class SameMoment {
 public:
  // `moment` must outlive it.
  explicit SameMoment(const Moment& moment) : moment_(moment), drawer_(moment.situation) {}

  // Deals the cards that I don't see anew. nullopt: with these the others would have said
  // something else.
  std::optional<Deal> deal_again(Random& random) const;

 private:
  const Moment& moment_;
  DealDrawer drawer_;
};

// How many tricks I take on `deal`, a deal of this moment, if I bid `bid`: those after me bid, then
// all cards are played.
Tricks play_on(const Moment& moment, const Deal& deal, Tricks bid, Random& random);

}  // namespace wizbid
