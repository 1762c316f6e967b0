// A way to play: bid, name trump, play cards.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string_view>

#include "players/view.h"

namespace wizbid {

// A player has no state and no dice: asked the same twice it says the same, and any number of
// threads may ask. Where it likes several choices equally it names them all, and whoever runs the
// round draws one of them (sampling) or follows each with equal weight (enumeration).
// Relabelling the suits of a view relabels the choice and changes nothing else.
class Player {
 public:
  virtual ~Player() = default;
  virtual std::string_view name() const = 0;

  // Its own opinion of the expected score of each bid 0..cards. `scores` has cards + 1 places.
  // It bids the best, equal ones alike; the same numbers are the likelihood of a bid heard.
  virtual void rate_bids(const BidView& view, std::span<Points> scores) const = 0;

  // Its own opinion of the expected score with each suit as trump, by suit.
  virtual std::array<Points, 4> rate_trumps(const TrumpView& view) const = 0;

  // The same without a trump. A player that has no opinion of its own rates nothing above it.
  virtual Points rate_no_trump(const TrumpView& /*view*/) const { return 0; }

  // The cards it likes best, each to be played with equal chance: a non-empty subset of
  // view.legal().
  virtual CardSet choose_cards(const CardView& view) const = 0;

  // Where ranks matter to it beyond their order among the cards in sight: the cards that it tells
  // apart from the next lower one of the suit even if that order is the same. Two neighbouring
  // cards without such a cut between them are alike to it. Undealt cards never matter.
  // Depends on the trump only, and treats plain suits alike. A player that sees every rank
  // returns the full deck.
  virtual CardSet rank_cuts(Trump trump) const = 0;

  // Whether its cards or bids can depend on anybody's bid. If not, one play-out answers for
  // every bid, and bids heard from it are no evidence.
  virtual bool heeds_bids() const = 0;
};

// The players by name ("points", "rival", "greedy", "random"), or null.
std::shared_ptr<const Player> find_player(std::string_view name);

}  // namespace wizbid
