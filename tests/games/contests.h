// Contests for tests.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "games/game.h"
#include "rules/schedule.h"

namespace wizbid {

// Never has two choices: bids a third of its cards, names spades, plays its lowest card or, if it
// needs tricks, its highest.
class SteadyPlayer final : public Player {
 public:
  std::string_view name() const override { return "steady"; }
  void rate_bids(const BidView& view, std::span<Points> scores) const override {
    std::fill(scores.begin(), scores.end(), 0.0);
    scores[static_cast<std::size_t>(view.table.cards / 3)] = 1;
  }
  std::array<Points, 4> rate_trumps(const TrumpView&) const override { return {0, 0, 0, 1}; }
  CardSet choose_cards(const CardView& view) const override {
    return {view.need() > 0 ? view.legal().highest() : view.legal().lowest()};
  }
  CardSet rank_cuts(Trump) const override { return CardSet::full_deck(); }
  bool heeds_bids() const override { return true; }
};

// Players by name, all rounds.
inline Contest contest_of(const std::vector<std::string>& names, std::uint64_t seed = 1,
                          bool duplicate = false) {
  Contest contest;
  contest.rules = official_rules();
  for (const std::string& name : names)
    contest.line_up.push_back(name == "steady" ? std::make_shared<SteadyPlayer>()
                                               : find_player(name));
  contest.rounds = rounds(contest.rules, contest.players());
  contest.seed = seed;
  contest.duplicate = duplicate;
  return contest;
}

}  // namespace wizbid
