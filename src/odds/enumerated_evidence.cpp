#include "odds/enumerated_evidence.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "odds/bid_evidence.h"
#include "odds/enumerated_units.h"
#include "players/naming.h"
#include "players/playout.h"
#include "rules/bidding.h"

namespace wizbid {

HeardEvidence::HeardEvidence(const Question& question) : question_(question) {
  const Situation& situation = question.situation;
  if (!question.model.others->heeds_bids() || std::isinf(question.bid_noise))
    return;
  hears_trump_ = situation.hears_naming();
  for (std::size_t seat = 0; seat < situation.bids.size(); ++seat)
    if (situation.bids[seat] && static_cast<int>(seat) != situation.seat.index())
      ++bids_heard_;
  if (hears_trump_)
    share_unit_ = product(share_unit_, choices_unit(situation.naming()->none_allowed ? 5 : 4));
  for (int i = 0; i < bids_heard_; ++i)
    share_unit_ = product(share_unit_, choices_unit(situation.cards + 1));
}

void HeardEvidence::visit_choices(const Deal& deal, const VisitChoice& visit) const {
  const Situation& situation = question_.situation;
  const Player& player = *question_.model.others;
  PublicRound table = opening(situation);
  table.bids = {};
  if (hears_trump_) {
    PublicRound before = table;
    before.trump = std::nullopt;
    const Naming naming = *situation.naming();
    const NamingRatings ratings(player, {before, naming.seat, deal[naming.seat]},
                                naming.none_allowed);
    visit(ratings.worth(), naming_place(situation.trump));
  }
  for (std::size_t s = 0; bids_heard_ > 0 && s < situation.bids.size(); ++s) {
    const Seat seat = Seat::from_index(static_cast<int>(s));
    const auto& bid = situation.bids[s];
    if (bid && seat != situation.seat) {
      std::array<Points, max_cards + 1> scores{};
      const auto cards = static_cast<std::size_t>(situation.cards);
      player.rate_bids(BidView{table, seat, deal[seat]}, std::span(scores.data(), cards + 1));
      const auto forbidden = forbidden_bid(situation.rules, table, seat);
      std::array<Points, max_cards + 1> worth{};
      std::size_t legal = 0;
      std::size_t chosen = 0;
      for (Tricks b = 0; b <= situation.cards; ++b) {
        if (b == forbidden)
          continue;
        if (b == *bid)
          chosen = legal;
        worth[legal++] = scores[static_cast<std::size_t>(b)];
      }
      visit(std::span(worth.data(), legal), chosen);
    }
    if (bid)
      make_known(situation.rules, table, seat, *bid);
  }
}

WideReal HeardEvidence::likelihood(const Deal& deal) const {
  WideReal product(1);
  visit_choices(deal, [&](std::span<const Points> worth, std::size_t chosen) {
    product = product * choice_weight(worth, chosen, question_.bid_noise);
  });
  return product;
}

Losses HeardEvidence::losses(const Deal& deal) const {
  Losses sum{0, *share_unit_};
  visit_choices(deal, [&](std::span<const Points> worth, std::size_t chosen) {
    const Points best = *std::ranges::max_element(worth);
    const Points loss = best - worth[chosen];
    sum.loss += loss;
    if (loss < equal_losses)
      sum.share /= static_cast<std::uint64_t>(
          std::ranges::count_if(worth, [&](Points other) { return best - other < equal_losses; }));
  });
  return sum;
}

}  // namespace wizbid
