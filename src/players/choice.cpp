#include "players/choice.h"

#include <algorithm>

#include "deals/canonical.h"
#include "players/playout.h"
#include "players/round_suits.h"

namespace wizbid {

Tricks choose_bid(const Player& player, const Situation& situation, Random& random) {
  const PublicRound table = opening(situation);
  return draw_best_bid(player, BidView{table, situation.seat, situation.hand}, situation.rules,
                       random);
}

Suit choose_trump(const Player& player, const Situation& situation, Random& random) {
  const auto [canonical, relabelling] = canonical_suits(situation);
  PublicRound table = opening(canonical);
  table.bids = {};  // the suit is named before any bid
  const auto ratings = player.rate_trumps(TrumpView{table, canonical.seat, canonical.hand});
  const Points best = *std::ranges::max_element(ratings);
  auto skip = random.choice(static_cast<std::uint32_t>(std::ranges::count(ratings, best)));
  for (const Suit suit : all_suits) {
    if (ratings[static_cast<std::size_t>(suit)] == best && skip-- == 0)
      return relabelling.inverse()(suit);
  }
  return Suit::clubs;  // not reached: one suit is the best
}

Card choose_card(const Player& player, const MidRound& round, Random& random) {
  const SuitRelabelling relabelling = to_canonical_suits(round);
  const MidRound canonical = relabelled(round, relabelling);
  const PublicRound table = canonical.table();
  const CardView view{table, canonical.situation.seat, canonical.held, canonical.my_bid()};
  const CardSet liked = player.choose_cards(view);
  const Card card =
      liked.nth(static_cast<int>(random.choice(static_cast<std::uint32_t>(liked.size()))));
  return relabelling.inverse()(card);
}

}  // namespace wizbid
