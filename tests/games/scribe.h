// A player who writes down what is played, for tests.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "deals/random.h"
#include "players/player.h"

namespace wizbid {

// What a card was played from, and into.
struct PlayedFrom {
  int players;
  int cards;
  std::optional<Card> turn_up;
  Trump trump;
  int seat;
  int bid;
  CardSet hand;
  Card card = Card::jester();
  bool needs_tricks = false;
};

// Bids and plays by dice of its own whatever is legal, and writes it down.
class Scribe final : public Player {
 public:
  explicit Scribe(std::vector<PlayedFrom>& log, std::uint64_t seed)
      : log_(log), dice_(seed, Purpose::games, 0) {}
  std::string_view name() const override { return "scribe"; }
  void rate_bids(const BidView& view, std::span<Points> scores) const override {
    std::fill(scores.begin(), scores.end(), 0.0);
    scores[dice_.choice(static_cast<std::uint32_t>(view.table.cards / 3 + 2))] = 1;
  }
  std::array<Points, 4> rate_trumps(const TrumpView&) const override { return {0, 0, 1, 0}; }
  CardSet choose_cards(const CardView& view) const override {
    const CardSet legal = view.legal();
    const Card card =
        legal.nth(static_cast<int>(dice_.choice(static_cast<std::uint32_t>(legal.size()))));
    const PublicRound& table = view.table;
    log_.push_back({table.players, table.cards, table.turn_up, table.trump, view.seat.index(),
                    view.bid, view.hand, card, view.need() > 0});
    return {card};
  }
  CardSet rank_cuts(Trump) const override { return {}; }
  bool heeds_bids() const override { return true; }

 private:
  std::vector<PlayedFrom>& log_;
  mutable Random dice_;
};

}  // namespace wizbid
