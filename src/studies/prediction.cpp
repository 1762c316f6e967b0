#include "studies/prediction.h"

#include <cstdlib>

#include "advice/bid_advice.h"
#include "odds/answer_source.h"
#include "odds/watcher.h"
#include "players/playout.h"
#include "rules/bidding.h"

namespace wizbid {
namespace {

constexpr std::uint64_t deals_of_a_piece = 64;

BidPrediction counted(const Question& question) {
  NoWatcher watcher;
  const auto answer = answer_source(How::counted).answer(question, Effort{}, watcher);
  const Tricks bid = advise_bid(*answer).best;
  const double make = answer->bids[static_cast<std::size_t>(bid)].make;
  return {bid, make, make};
}

}  // namespace

std::vector<Tricks> bids_near(const Question& question, Tricks reach) {
  const Situation& situation = question.situation;
  const PublicRound table = opening(situation);
  Random no_luck(0, Purpose::games, 0);  // of several that I like alike any will do
  const Tricks liked = draw_best_bid(
      *question.model.me, BidView{table, situation.seat, situation.hand}, situation.rules, no_luck);
  std::vector<Tricks> bids;
  for (Tricks bid = 0; bid <= situation.cards; ++bid) {
    if (std::abs(bid - liked) <= reach && bid != forbidden_bid(situation))
      bids.push_back(bid);
  }
  return bids;
}

SampleEstimate sample_bids(const DealSampler& sampler, DealRange from, std::span<const Tricks> bids,
                           double effective, double most_draws) {
  const Situation& situation = sampler.situation();
  const auto played = sampler.one_for_all() ? bids.first(1) : bids;
  SampleSums sums = sampler.no_sums();
  std::uint64_t drawn = 0;
  for (;;) {
    sampler.play({from.purpose, from.first + drawn, deals_of_a_piece}, played, sums);
    drawn += deals_of_a_piece;
    const SampleEstimate now(sums, situation.rules.scoring, situation.cards, sampler.plain());
    if (now.effective_deals(played.front()) >= effective ||
        static_cast<double>(drawn) >= effective * most_draws)
      return now;
  }
}

BidPrediction predict(const Question& question, const PredictionEffort& effort,
                      std::uint64_t seed) {
  if (question.situation.cards == 1)
    return counted(question);
  const DealSampler sampler(question, seed);
  const std::vector<Tricks> bids = bids_near(question, effort.reach);
  const SampleEstimate chosen =
      sample_bids(sampler, {Purpose::deals, 0, 0}, bids, effort.deals, effort.most_draws);
  const Tricks best = chosen.best(bids);
  const SampleEstimate fresh =
      sample_bids(sampler, {Purpose::fresh_deals, 0, 0}, std::span(&best, 1), effort.fresh_deals,
                  effort.most_draws);
  return {best, chosen.odds(best).make, fresh.odds(best).make};
}

}  // namespace wizbid
