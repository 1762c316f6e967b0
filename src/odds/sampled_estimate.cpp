#include "odds/sampled_estimate.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <optional>

#include "odds/interval.h"
#include "rules/scoring.h"

namespace wizbid {
namespace {

constexpr double fewest_of_a_side =
    5;  // effective deals that hit, or miss, to go by their variance
constexpr double unknown_error = std::numeric_limits<double>::infinity();

WideSum total(const std::array<WideSum, max_cards + 1>& by_tricks) {
  WideSum sum = 0;
  for (WideSum part : by_tricks)
    sum += part;
  return sum;
}

double squared(double x) {
  return x * x;
}

std::size_t at(Tricks tricks) {
  return static_cast<std::size_t>(tricks);
}

}  // namespace

SampleEstimate::SampleEstimate(const SampleSums& sums, const Scoring& scoring, int cards,
                               bool plain, const std::optional<FixedBid>& fixed, int bonus)
    : sums_(sums), scoring_(scoring), cards_(cards), plain_(plain), fixed_(fixed), bonus_(bonus) {
  for (Tricks bid = 0; bid < (fixed ? fixed->choices : cards_ + 1); ++bid) {
    if (sums_.of(bid).deals == 0)
      continue;
    total_weights_[at(bid)] = static_cast<double>(total(sums_.of(bid).weight));
    for (Tricks t = 0; t <= cards_; ++t)
      means_[at(bid)] += chance(bid, t) * score(scoring_, said(bid), t);
    if (total_weights_[at(bid)] != 0)
      means_[at(bid)] +=
          bonus_ * static_cast<double>(sums_.of(bid).bonus_weight) / total_weights_[at(bid)];
  }
}

// Knows nothing as long as no deal was worth playing.
double SampleEstimate::chance(Tricks bid, Tricks tricks) const {
  if (total_weights_[at(bid)] == 0)
    return 1.0 / (cards_ + 1);
  return static_cast<double>(sums_.of(bid).weight[at(tricks)]) / total_weights_[at(bid)];
}

double SampleEstimate::make_variance(Tricks bid) const {
  const double make = chance(bid, said(bid));
  const auto& squares = sums_.of(bid).weight_squared;
  const auto hits = static_cast<double>(squares[at(said(bid))]);
  const auto misses = static_cast<double>(total(squares) - squares[at(said(bid))]);
  return (hits * squared(1 - make) + misses * squared(make)) / squared(total_weights_[at(bid)]);
}

double SampleEstimate::least_make_variance(Tricks bid) const {
  const double deals = effective_deals(bid);
  const double share = (chance(bid, said(bid)) * deals + 2) / (deals + 4);
  return share * (1 - share) / deals;
}

// The least difference in score between making the bid and missing it.
Points SampleEstimate::least_gain(Tricks bid) const {
  std::optional<int> least;
  for (Tricks t = 0; t <= cards_; ++t) {
    const int gain =
        std::abs(score(scoring_, said(bid), said(bid)) - score(scoring_, said(bid), t));
    if (t != said(bid))
      least = std::min(gain, least.value_or(gain));
  }
  return *least;
}

// Wilson's interval is right for any number of plain deals.
bool SampleEstimate::credible(Tricks bid) const {
  return plain_ || effective_deals(bid) >= fewest_credible;
}

Interval SampleEstimate::make_interval(Tricks bid) const {
  if (!credible(bid))
    return {0, 1};
  const double make = chance(bid, said(bid));
  const double variance = make_variance(bid);
  const double deals = effective_deals(bid);
  // Hardly any hits or misses by weight: the heavy ones of that side may not have come yet.
  const bool one_sided = std::min(make, 1 - make) * deals < fewest_of_a_side;
  const Interval interval = wilson_interval(make, one_sided ? deals : make * (1 - make) / variance);
  return {std::min(interval.low, make), std::max(interval.high, make)};  // but for rounding
}

double SampleEstimate::effective_deals(Tricks bid) const {
  const auto squares = static_cast<double>(total(sums_.of(bid).weight_squared));
  return squares == 0 ? 0 : squared(total_weights_[at(bid)]) / squares;
}

// The sum of w^2 (x - mean) (y - mean'), which for two rows is expanded into the sums at hand.
double SampleEstimate::covariance(Tricks a, Tricks b) const {
  if (a > b)
    std::swap(a, b);
  const Points mean_a = expected_score(a);
  const Points mean_b = expected_score(b);
  const auto& squares_a = sums_.of(a).weight_squared;
  const auto& squares_b = sums_.of(b).weight_squared;
  const bool one_row = a == b || sums_.has_one_row();
  double sum = one_row ? 0 : static_cast<double>(sums_.cross(a, b));
  for (Tricks t = 0; t <= cards_; ++t) {
    const Points x = score(scoring_, said(a), t);
    const Points y = score(scoring_, said(b), t);
    if (one_row)
      sum += static_cast<double>(squares_a[at(t)]) * (x - mean_a) * (y - mean_b);
    else
      sum += static_cast<double>(squares_b[at(t)]) * mean_a * (mean_b - y) -
             static_cast<double>(squares_a[at(t)]) * mean_b * x;
  }
  const auto bonus_a = bonus_ * static_cast<double>(sums_.of(a).bonus_squared);
  const auto bonus_b = bonus_ * static_cast<double>(sums_.of(b).bonus_squared);
  if (a == b)
    sum += bonus_a * (bonus_ + 2 * (score(scoring_, said(a), said(a)) - mean_a));
  else if (!one_row)
    sum -= bonus_a * mean_b + bonus_b * mean_a;
  const double result = sum / (total_weights_[at(a)] * total_weights_[at(b)]);
  return a == b ? std::max(result, least_make_variance(a) * squared(least_gain(a))) : result;
}

double SampleEstimate::error_of_difference(Tricks a, Tricks b) const {
  return std::sqrt(std::max(0.0, covariance(a, a) + covariance(b, b) - 2 * covariance(a, b)));
}

Tricks SampleEstimate::best(std::span<const Tricks> bids) const {
  return *std::max_element(bids.begin(), bids.end(), [&](Tricks a, Tricks b) {
    return expected_score(a) < expected_score(b);
  });
}

BidOdds SampleEstimate::odds(Tricks bid) const {
  BidOdds odds;
  odds.bid = said(bid);
  for (Tricks t = 0; t <= cards_; ++t)
    odds.tricks.push_back(chance(bid, t));
  odds.make = chance(bid, said(bid));
  odds.expected_score = expected_score(bid);
  if (bonus_ != 0 && total_weights_[at(bid)] != 0)
    odds.made_with_bonus =
        static_cast<double>(sums_.of(bid).bonus_weight) / total_weights_[at(bid)];
  const bool known = credible(bid);
  odds.make_error =
      known ? std::sqrt(std::max(make_variance(bid), least_make_variance(bid))) : unknown_error;
  odds.score_error = known ? std::sqrt(covariance(bid, bid)) : unknown_error;
  odds.make_interval = make_interval(bid);
  odds.deals = sums_.of(bid).deals;
  return odds;
}

}  // namespace wizbid
