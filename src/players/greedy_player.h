// A rule of thumb a club player would recognise (docs/players.md): adds up a chance for each card
// to win a trick, bids the best bid for that sum, then takes tricks cheaply while it needs them and
// ducks as high as it can when it does not. It looks at groups of cards (players/strength.h) and
// at order within a suit, at nothing else; at special cards by what makes them strong.
#pragma once

#include "players/player.h"

namespace wizbid {

class GreedyPlayer final : public Player {
 public:
  std::string_view name() const override { return "greedy"; }
  void rate_bids(const BidView& view, std::span<Points> scores) const override;
  std::array<Points, 4> rate_trumps(const TrumpView& view) const override;
  Points rate_no_trump(const TrumpView& view) const override;
  CardSet choose_cards(const CardView& view) const override;
  CardSet rank_cuts(Trump trump) const override;
  bool heeds_bids() const override { return true; }
};

}  // namespace wizbid
