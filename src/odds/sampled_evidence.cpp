#include "odds/sampled_evidence.h"

#include <cmath>
#include <limits>
#include <vector>

#include "odds/holding_cards.h"
#include "odds/sampled_deals.h"
#include "odds/sampled_estimate.h"

namespace wizbid {
namespace {

constexpr std::uint64_t deals = 20'000;

std::vector<HoldingCards> holdings_of_interest(const Situation& now) {
  std::vector<HoldingCards> holdings{{Holding::wizard, CardSet::wizards()},
                                     {Holding::jester, CardSet::jesters()},
                                     {Holding::trump, trump_cards(now.trump)}};
  const CardSet mine = trump_cards(now.trump) & now.hand;
  if (!mine.empty())
    holdings.push_back({Holding::trump_above_mine, CardSet::above(mine.highest())});
  holdings.push_back({Holding::special_card, special_cards(now.rules.special)});
  return possible_among(now.unseen(), std::move(holdings));
}

struct WeightSums {
  double weights = 0;
  double squares = 0;
  void add(Weight weight) {
    const auto w = static_cast<double>(weight);
    weights += w;
    squares += w * w;
  }
};

// A share of weights and its standard error by the delta method.
HoldingChance chance_of(Holding what, double before, const WeightSums& with,
                        const WeightSums& all) {
  const double share = with.weights / all.weights;
  const double variance =
      with.squares * (1 - share) * (1 - share) + (all.squares - with.squares) * share * share;
  const bool known = all.weights * all.weights >= fewest_credible * all.squares;
  return {what, before, share,
          known ? std::sqrt(variance) / all.weights : std::numeric_limits<double>::infinity()};
}

// The sums of each seat, one for each holding, and those of all deals.
struct WeighedDeals {
  std::vector<std::vector<WeightSums>> held;
  WeightSums all;
};

WeighedDeals weigh_deals(const DealSampler& sampler, const std::vector<HoldingCards>& holdings) {
  const auto seats = static_cast<std::size_t>(sampler.situation().players);
  WeighedDeals table{std::vector(seats, std::vector<WeightSums>(holdings.size())), {}};
  for (std::uint64_t i = 0; i < deals; ++i) {
    const auto [deal, weight] = sampler.weighed_deal(Purpose::deals, i);
    table.all.add(weight);
    for (std::size_t seat = 0; seat < seats; ++seat)
      for (std::size_t k = 0; k < holdings.size(); ++k)
        if (!(deal[Seat::from_index(static_cast<int>(seat))] & holdings[k].cards).empty())
          table.held[seat][k].add(weight);
  }
  return table;
}

}  // namespace

EvidenceReport sampled_evidence(const Question& question, std::uint64_t seed) {
  const DealSampler sampler(question, seed);
  const Situation& now = sampler.situation();
  const std::vector<HoldingCards> holdings = holdings_of_interest(now);
  const WeighedDeals table = weigh_deals(sampler, holdings);
  EvidenceReport report;
  for (int index = 0; index < now.players; ++index) {
    const auto at = static_cast<std::size_t>(index);
    SeatEvidence evidence;
    evidence.seat = Seat::from_index(index);
    if (evidence.seat == now.seat)
      continue;
    if (at < now.bids.size())
      evidence.bid = now.bids[at];
    evidence.named_trump = now.hears_naming() && evidence.seat == now.naming()->seat;
    for (std::size_t k = 0; k < holdings.size(); ++k) {
      const auto before = chance_of_holding(hidden_from(now), Holder::one_opponent,
                                            {{holdings[k].cards, 1, std::nullopt}});
      evidence.chances.push_back(
          chance_of(holdings[k].what, before->convert_to<double>(), table.held[at][k], table.all));
    }
    report.others.push_back(std::move(evidence));
  }
  return report;
}

}  // namespace wizbid
