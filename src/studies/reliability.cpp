#include "studies/reliability.h"

#include <algorithm>

#include "rules/schedule.h"

namespace wizbid {
namespace {

double share_made(const Moment& moment, Tricks bid, const ReliabilityPlan& plan, Random& random) {
  const SameMoment same(moment);
  int made = play_on(moment, moment.deal, bid, random) == bid ? 1 : 0;
  int played = 1;
  for (int i = 0; i < plan.tries && played < plan.deals; ++i) {
    if (const auto deal = same.deal_again(random)) {
      ++played;
      made += play_on(moment, *deal, bid, random) == bid ? 1 : 0;
    }
  }
  return static_cast<double>(made) / played;
}

}  // namespace

std::vector<ReliabilityTrial> try_reliability(const ReliabilityPlan& plan, const Company& company,
                                              const TrialSize& size) {
  const auto rounds = static_cast<std::uint64_t>(last_round(plan.players));
  return run_trials(size, [&](std::uint64_t index) {
    Random random(plan.seed, Purpose::games, index);
    const RoundSize round{plan.players, static_cast<int>(index % rounds) + 1};
    const Moment moment = random_moment(round, *plan.model.me, company, random);
    const BidPrediction prediction =
        predict({moment.situation, plan.model}, plan.effort, trial_seed(plan.seed, index));
    if (prediction.said < plan.least_said || prediction.said > plan.most_said)
      return ReliabilityTrial{prediction.said, prediction.fresh, 0, false};
    return ReliabilityTrial{prediction.said, prediction.fresh,
                            share_made(moment, prediction.bid, plan, random)};
  });
}

void ReliabilityBin::add(const ReliabilityTrial& trial) {
  said.add(trial.said);
  fresh.add(trial.fresh);
  happened.add(trial.happened);
  excess.add(trial.fresh - trial.happened);
}

Reliability put_together(std::span<const ReliabilityTrial> trials) {
  Reliability result;
  for (const ReliabilityTrial& trial : trials) {
    if (!trial.played)
      continue;
    result.all.add(trial);
    result.tenths[static_cast<std::size_t>(std::clamp(trial.said * 10, 0.0, 9.0))].add(trial);
  }
  return result;
}

}  // namespace wizbid
