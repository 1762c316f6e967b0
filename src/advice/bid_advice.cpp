#include "advice/bid_advice.h"

#include <cassert>

#include "rules/scoring.h"

namespace wizbid {
namespace {

// A bid is told apart from the best when its chance to be the best is below this: 5% two-sided.
constexpr double told_apart_chance = 0.025;

const BidOdds* better(const BidOdds* a, const BidOdds* b) {
  if (a == nullptr)
    return b;
  return b->expected_score > a->expected_score ? b : a;
}

const BidOdds* best_legal(const Answer& answer, const BidOdds* except) {
  const BidOdds* best = nullptr;
  for (const BidOdds& odds : answer.bids) {
    if (odds.legal && &odds != except)
      best = better(best, &odds);
  }
  return best;
}

bool is_toss_up(const Answer& answer, const BidOdds& best, const BidOdds& next) {
  if (best.expected_score - next.expected_score < toss_up_points)
    return true;
  return answer.how == How::sampled && (!answer.credible || next.best_chance > told_apart_chance);
}

double chance_of_score(const BidOdds& odds, const Scoring& scoring, Points need, int bonus) {
  const int made = score(scoring, odds.bid, odds.bid);
  double chance = made < need && made + bonus >= need ? odds.made_with_bonus : 0;
  for (std::size_t taken = 0; taken < odds.tricks.size(); ++taken) {
    if (score(scoring, odds.bid, static_cast<Tricks>(taken)) >= need)
      chance += odds.tricks[taken];
  }
  return chance;
}

}  // namespace

BidAdvice advise_bid(const Answer& answer) {
  const BidOdds* best = best_legal(answer, nullptr);
  assert(best != nullptr);
  BidAdvice advice;
  advice.best = best->bid;
  advice.expected_score = best->expected_score;
  for (const BidOdds& odds : answer.bids)
    advice.loss.push_back(best->expected_score - odds.expected_score);
  if (const BidOdds* next = best_legal(answer, best)) {
    advice.runner_up = next->bid;
    advice.toss_up = is_toss_up(answer, *best, *next);
  }
  return advice;
}

NeedAdvice advise_need(const Answer& answer, const Scoring& scoring, Points need, int bonus) {
  const BidOdds* best = nullptr;
  double best_chance = 0;
  for (const BidOdds& odds : answer.bids) {
    if (!odds.legal)
      continue;
    const double chance = chance_of_score(odds, scoring, need, bonus);
    const bool first = best == nullptr;
    if (first || chance > best_chance ||
        (chance == best_chance && odds.expected_score > best->expected_score)) {
      best = &odds;
      best_chance = chance;
    }
  }
  assert(best != nullptr);
  return {need, best->bid, best_chance};
}

}  // namespace wizbid
