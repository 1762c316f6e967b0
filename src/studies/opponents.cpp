#include "studies/opponents.h"

#include "rules/schedule.h"

namespace wizbid {
namespace {

// Two independent samples of the same question.
struct TwoSamples {
  SampleEstimate first;
  SampleEstimate second;
};

TwoSamples take_samples(const OpponentsPlan& plan, const Situation& situation,
                        const std::shared_ptr<const Player>& others, std::span<const Tricks> bids,
                        std::uint64_t seed) {
  const Question question{situation, {plan.me, others}};
  const DealSampler sampler(question, seed);
  const auto take = [&](Purpose purpose) {
    return sample_bids(sampler, {purpose, 0, 0}, bids, plan.deals, plan.most_draws);
  };
  return {take(Purpose::deals), take(Purpose::fresh_deals)};
}

ModelChange change_between(const TwoSamples& usual, const TwoSamples& other,
                           std::span<const Tricks> bids) {
  const Tricks bid = usual.first.best(bids);
  const Tricks best_there = other.first.best(bids);
  const auto make = [bid](const SampleEstimate& estimate) { return estimate.odds(bid).make; };
  const double first = make(other.first) - make(usual.first);
  const double second = make(other.second) - make(usual.second);
  return {second, first * second, best_there != bid,
          other.second.expected_score(best_there) - other.second.expected_score(bid)};
}

}  // namespace

std::vector<std::vector<ModelChange>> try_opponents(const OpponentsPlan& plan,
                                                    const Company& company, const TrialSize& size) {
  const auto rounds = static_cast<std::uint64_t>(last_round(plan.players)) - 1;
  return run_trials(size, [&](std::uint64_t index) {
    Random random(plan.seed, Purpose::games, index);
    const RoundSize round{plan.players, static_cast<int>(index % rounds) + 2};
    const Situation situation = random_moment(round, *plan.me, company, random).situation;
    const std::vector<Tricks> bids = bids_near({situation, {plan.me, plan.usual}}, 2);
    const auto seed = 2 * trial_seed(plan.seed, index);
    const TwoSamples usual = take_samples(plan, situation, plan.usual, bids, seed);
    std::vector<ModelChange> changes;
    for (const auto& model : plan.models)
      changes.push_back(
          change_between(usual, take_samples(plan, situation, model, bids, seed + 1), bids));
    changes.push_back(
        change_between(usual, take_samples(plan, situation, plan.usual, bids, seed + 1), bids));
    return changes;
  });
}

}  // namespace wizbid
