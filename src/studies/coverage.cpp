#include "studies/coverage.h"

#include "rules/schedule.h"

namespace wizbid {
namespace {

SampleEstimate sample(const DealSampler& sampler, const DealRange& range, Tricks bid) {
  SampleSums sums = sampler.no_sums();
  sampler.play(range, std::span(&bid, 1), sums);
  const Situation& situation = sampler.situation();
  return {sums, situation.rules.scoring, situation.cards, sampler.plain()};
}

}  // namespace

std::vector<CoverageTrial> try_coverage(const CoveragePlan& plan, const Company& company,
                                        const TrialSize& size) {
  const auto rounds = static_cast<std::uint64_t>(last_round(plan.players)) - 1;
  return run_trials(size, [&](std::uint64_t index) {
    Random random(plan.seed, Purpose::games, index);
    const RoundSize round{plan.players, static_cast<int>(index % rounds) + 2};
    const Player& me = *plan.model.me;
    const Situation situation = random_moment(round, me, company, random).situation;
    const PublicRound table = opening(situation);
    const Tricks bid =
        draw_best_bid(me, BidView{table, situation.seat, situation.hand}, situation.rules, random);
    const Question question{situation, plan.model};
    const DealSampler sampler(question, trial_seed(plan.seed, index));
    const double truth =
        sample(sampler, {Purpose::fresh_deals, 0, plan.reference}, bid).odds(bid).make;
    CoverageTrial trial;
    for (std::uint64_t k = 0; k < plan.samples; ++k) {
      const SampleEstimate estimate =
          sample(sampler, {Purpose::deals, k * plan.deals, plan.deals}, bid);
      if (!estimate.credible(bid))
        continue;
      const Interval interval = estimate.make_interval(bid);
      ++trial.credible;
      trial.held += interval.low <= truth && truth <= interval.high ? 1 : 0;
    }
    return trial;
  });
}

}  // namespace wizbid
