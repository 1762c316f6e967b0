#include "odds/deal_weight.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "odds/bid_evidence.h"
#include "players/naming.h"
#include "players/playout.h"
#include "rules/bidding.h"

namespace wizbid {
namespace {

// The chance that a player makes the bid that was heard, among those that he might have made.
WideReal bid_likelihood(const Player& player, const BidView& view, const RuleSet& rules,
                        Tricks heard, BidNoise noise) {
  const int cards = view.table.cards;
  std::array<Points, max_cards + 1> scores{};
  player.rate_bids(view, std::span(scores.data(), static_cast<std::size_t>(cards + 1)));
  const std::optional<Tricks> forbidden = forbidden_bid(rules, view.table, view.seat);
  std::array<Points, max_cards + 1> worth{};
  std::size_t count = 0;
  std::size_t chosen = 0;
  for (Tricks bid = 0; bid <= cards; ++bid) {
    if (bid == forbidden)
      continue;
    if (bid == heard)
      chosen = count;
    worth[count++] = scores[static_cast<std::size_t>(bid)];
  }
  return choice_weight(std::span(worth.data(), count), chosen, noise);
}

}  // namespace

DealWeigher::DealWeigher(const Question& question) : question_(question) {
  const Situation& situation = question.situation;
  if (!question.model.others->heeds_bids() || std::isinf(question.bid_noise))
    return;
  hears_trump_ = situation.hears_naming();
  for (std::size_t s = 0; s < situation.bids.size(); ++s) {
    if (situation.bids[s] && static_cast<int>(s) != situation.seat.index())
      ++bidders_;
  }
}

WideReal DealWeigher::likelihood(const Deal& deal) const {
  const Situation& situation = question_.situation;
  const Player& player = *question_.model.others;
  WideReal product(1);
  PublicRound table = opening(situation);
  table.bids = {};
  if (hears_trump_) {
    PublicRound before = table;
    before.trump = std::nullopt;
    const Naming naming = *situation.naming();
    const NamingRatings ratings(player, {before, naming.seat, deal[naming.seat]},
                                naming.none_allowed);
    product = product *
              choice_weight(ratings.worth(), naming_place(situation.trump), question_.bid_noise);
  }
  for (std::size_t s = 0; bidders_ > 0 && s < situation.bids.size(); ++s) {
    const auto& bid = situation.bids[s];
    const Seat seat = Seat::from_index(static_cast<int>(s));
    if (bid && seat != situation.seat)
      product = product * bid_likelihood(player, BidView{table, seat, deal[seat]}, situation.rules,
                                         *bid, question_.bid_noise);
    if (bid)
      make_known(situation.rules, table, seat, *bid);
  }
  return product;
}

Weight WeightScale::weigh(const WideReal& likelihood) const {
  constexpr double unit_weight = 1 << 28;
  const double scaled = ratio(likelihood, unit_) * unit_weight + 0.5;
  return static_cast<Weight>(std::clamp(scaled, 1.0, static_cast<double>(largest_weight)));
}

}  // namespace wizbid
