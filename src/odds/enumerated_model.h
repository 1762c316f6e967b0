// The tree of play for any players: the rest of the auction, then every card.
#pragma once

#include <array>

#include "deals/deal.h"
#include "odds/enumerated_units.h"
#include "players/playout.h"

namespace wizbid {

// Asks the players at every turn and follows every choice that one likes equally. Bids heard stand;
// a bid that was not heard, and those after mine, are the best ones of their players, as in
// Playout (players/playout.h).
class ModelTree {
 public:
  // The weight of all branches together, under each bid; nullopt: more than 64 bits.
  static std::optional<std::uint64_t> unit_of(const Question& question);

  // `question` must outlive it. Must hold: unit_of(question).
  explicit ModelTree(const Question& question);

  std::uint64_t unit() const { return unit_; }

  // Sets `ways`, which has rows_played(question) rows, for this deal. Not for several threads at
  // once.
  void play(const Deal& deal, Ways ways);

 private:
  // A round in progress, copied where it branches.
  struct Round {
    PublicRound table;
    Deal hands;
    OwnBids bids;
    std::uint64_t weight;
  };

  void hold_auction(Round round, int seat, Tricks mine);
  void play_cards(Round round);
  void branch(const Round& round, Seat seat, CardSet choices);
  CardSet choices(const Round& round, Seat seat) const;

  const Question& question_;
  Seating players_{};
  PublicRound opening_;
  bool bid_matters_;
  std::uint64_t unit_;
  Ways row_;  // of the bid being played
};

}  // namespace wizbid
