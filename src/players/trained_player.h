// The players that were trained by self-play.
#pragma once

#include <memory>
#include <string>

#include "players/player.h"
#include "players/predictor.h"

namespace wizbid {

class TrainedPlayer : public Player {
 public:
  // Plays for its own score, or for its lead over the others.
  TrainedPlayer(std::string name, Predictor predictor, Objective objective);

  std::string_view name() const override { return name_; }
  void rate_bids(const BidView& view, std::span<Points> scores) const override;
  // A suit is worth as much as the best bid with it.
  std::array<Points, 4> rate_trumps(const TrumpView& view) const override;
  Points rate_no_trump(const TrumpView& view) const override;
  CardSet choose_cards(const CardView& view) const override;
  CardSet rank_cuts(Trump trump) const override;
  bool heeds_bids() const override { return true; }

 private:
  Points worth_with(const TrumpView& view, Trump trump) const;
  void rate(const PublicRound& table, const Asker& asker, Decision decision,
            std::span<Points> scores) const;

  std::string name_;
  Predictor predictor_;
  Objective objective_;
};

// The player of this objective with the weights that are shipped, or null if this build's weights
// cannot be read. Reading is done once; all such players share the weights.
std::shared_ptr<const Player> shipped_player(Objective objective);

}  // namespace wizbid
