#include "players/choice.h"

#include <algorithm>

#include "deals/canonical.h"
#include "players/naming.h"
#include "players/playout.h"
#include "players/round_suits.h"

namespace wizbid {

Tricks choose_bid(const Player& player, const Situation& situation, Random& random) {
  const PublicRound table = opening(situation);
  return draw_best_bid(player, BidView{table, situation.seat, situation.hand}, situation.rules,
                       random);
}

Trump choose_trump(const Player& player, const Situation& situation, Random& random) {
  const auto [canonical, relabelling] = canonical_suits(situation);
  PublicRound table = opening(canonical);
  table.bids = {};  // the suit is named before any bid
  const NamingRatings ratings(player, {table, canonical.seat, canonical.hand},
                              canonical.naming()->none_allowed);
  const auto worth = ratings.worth();
  const Points best = *std::ranges::max_element(worth);
  auto skip = random.choice(static_cast<std::uint32_t>(std::ranges::count(worth, best)));
  std::size_t place = 0;
  while (worth[place] != best || skip-- != 0)
    ++place;
  const Trump named = named_at(place);
  return named ? Trump(relabelling.inverse()(*named)) : named;
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
