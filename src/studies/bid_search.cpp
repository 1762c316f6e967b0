#include "studies/bid_search.h"

#include "rules/scoring.h"
#include "studies/sample_mean.h"

namespace wizbid {
namespace {

int score_of(const Moment& moment, const Deal& deal, Tricks bid, Random luck) {
  return score(moment.situation.rules.scoring, bid, play_on(moment, deal, bid, luck));
}

double mean_gain(const Moment& moment, Tricks searched, Tricks usual, const BidSearchPlan& plan,
                 Random& random) {
  const SameMoment same(moment);
  SampleMean gain;
  const auto compare = [&](const Deal& deal) {
    gain.add(score_of(moment, deal, searched, random) - score_of(moment, deal, usual, random));
  };
  compare(moment.deal);
  for (int i = 0; i < plan.tries && gain.count() < plan.deals; ++i) {
    if (const auto deal = same.deal_again(random))
      compare(*deal);
  }
  return gain.mean();
}

}  // namespace

std::vector<SearchTrial> try_bid_search(const BidSearchPlan& plan, const Company& company,
                                        const TrialSize& size) {
  return run_trials(size, [&](std::uint64_t index) {
    Random random(plan.seed, Purpose::games, index);
    const Player& me = *plan.model.me;
    const Moment moment = random_moment(plan.size, me, company, random);
    const Situation& situation = moment.situation;
    const PublicRound table = opening(situation);
    const Tricks usual =
        draw_best_bid(me, BidView{table, situation.seat, situation.hand}, situation.rules, random);
    const Tricks searched =
        predict({situation, plan.model}, plan.effort, trial_seed(plan.seed, index)).bid;
    if (searched == usual)
      return SearchTrial{};
    return SearchTrial{mean_gain(moment, searched, usual, plan, random), true};
  });
}

}  // namespace wizbid
