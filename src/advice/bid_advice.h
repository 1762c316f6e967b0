// What an answer advises: the best bid, and what the others would lose.
#pragma once

#include <optional>
#include <vector>

#include "odds/answer.h"
#include "rules/rule_set.h"

namespace wizbid {

// A bid and the chance that it scores at least so many points.
struct NeedAdvice {
  Points need = 0;
  Tricks bid = 0;
  double chance = 0;  // the largest of any legal bid's
};

struct BidAdvice {
  // The legal bid with the largest expected score; of equal ones the lower.
  Tricks best = 0;
  Points expected_score = 0;
  // Points that each bid 0..cards loses against the best. An illegal bid that would be worth more
  // than the best legal one loses a negative amount: that is what its ban costs.
  std::vector<Points> loss;
  // The best legal bid beside `best`, if there is one.
  std::optional<Tricks> runner_up;
  // Whether `best` and `runner_up` are as good as equal: within toss_up_points, or the sample can't
  // tell at 95% which is better.
  bool toss_up = false;
};

inline constexpr Points toss_up_points = 0.3;

// Must hold: the answer has all bids 0..cards, at least one of them legal.
BidAdvice advise_bid(const Answer& answer);

// The legal bid with the best chance of at least `need` points; of equal ones the one with the
// larger expected score, then the lower. `bonus`: of a bid made with a bonus. Must hold: as for
// advise_bid.
NeedAdvice advise_need(const Answer& answer, const Scoring& scoring, Points need, int bonus = 0);

}  // namespace wizbid
