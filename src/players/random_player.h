// The player without a plan: every legal card alike. The floor that others are measured from, and
// the one model whose odds are rational numbers.
#pragma once

#include "players/player.h"

namespace wizbid {

class RandomPlayer final : public Player {
 public:
  std::string_view name() const override { return "random"; }
  // All bids alike: a bid heard from it says nothing about its hand.
  void rate_bids(const BidView& view, std::span<Points> scores) const override;
  std::array<Points, 4> rate_trumps(const TrumpView& view) const override;
  CardSet choose_cards(const CardView& view) const override { return view.legal(); }
  CardSet rank_cuts(Trump) const override { return {}; }
  bool heeds_bids() const override { return false; }
};

}  // namespace wizbid
