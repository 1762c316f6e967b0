// What the sums of a sample say about each bid, and how sure it is.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "odds/answer.h"
#include "odds/sampled_sums.h"
#include "rules/rule_set.h"

namespace wizbid {

// Effective deals; below it the intervals of weighted deals hold the truth less often than they
// say.
inline constexpr double fewest_credible = 100;

// Where rows are no bids but other choices, such as cards, made with this bid behind them: the
// choices are numbered 0, 1, ... and take the place of bids below.
struct FixedBid {
  Tricks bid = 0;
  int choices = 1;
};

// Chances and expected scores are ratios of weighted sums; their errors are those of the delta
// method: the variance of sum(w x) / sum(w) is sum(w^2 (x - mean)^2) / sum(w)^2. Outcomes that are
// all alike are no proof that there are no others, so a variance is never less than that of the
// chance to make the bid with two hits and two misses more than there were (Agresti, Coull 1998),
// for a score times the square of the least that making it is worth.
// Where deals have weights and fewer than 100 effective deals were played nothing is known of the
// errors: the few heavy deals that would make them large may not have come yet.
// Must hold, where a bid is given: it was played on at least one deal.
class SampleEstimate {
 public:
  // Keeps copies. `plain`: the deals have no weights; those that have may all have the least.
  // `bonus`: points for a bid made with a bonus.
  SampleEstimate(const SampleSums& sums, const Scoring& scoring, int cards, bool plain,
                 const std::optional<FixedBid>& fixed = std::nullopt, int bonus = 0);

  Points expected_score(Tricks bid) const { return means_[static_cast<std::size_t>(bid)]; }
  // Whether the sample can tell how sure it is of this bid.
  bool credible(Tricks bid) const;
  Interval make_interval(Tricks bid) const;  // 0..1 where not credible
  // All that is known of a bid but the chance that it is the best.
  BidOdds odds(Tricks bid) const;

  // Of two expected scores; of a bid with itself: the variance. Must hold: both bids were played on
  // the same deals.
  double covariance(Tricks a, Tricks b) const;
  double error_of_difference(Tricks a, Tricks b) const;

  // (sum w)^2 / sum w^2, the number of plain deals worth as much.
  double effective_deals(Tricks bid) const;

  // The bid of `bids` with the largest expected score, the first of equal ones.
  // Must hold: !bids.empty().
  Tricks best(std::span<const Tricks> bids) const;

 private:
  Tricks said(Tricks row) const { return fixed_ ? fixed_->bid : row; }
  double chance(Tricks bid, Tricks tricks) const;
  double make_variance(Tricks bid) const;
  double least_make_variance(Tricks bid) const;
  Points least_gain(Tricks bid) const;

  SampleSums sums_;
  Scoring scoring_;
  int cards_;
  bool plain_;
  std::optional<FixedBid> fixed_;
  int bonus_;
  std::array<double, max_cards + 1> total_weights_{};  // by bid; 0: not played
  std::array<Points, max_cards + 1> means_{};          // by bid
};

}  // namespace wizbid
