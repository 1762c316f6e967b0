// What was said by the others, as evidence on the deals of an enumeration.
#pragma once

#include <functional>
#include <optional>
#include <span>

#include "counting/wide_real.h"
#include "deals/deal.h"
#include "odds/question.h"

namespace wizbid {

// How far a deal is from what rational bidders would have said, for bid noise 0.
struct Losses {
  Points loss = 0;  // that those who spoke took, in all, by not saying what they rate best
  // The chance that they said it, in units of 1 / HeardEvidence::share_unit(): 1/k for a choice
  // among k equally good ones, 1 for one that loses.
  std::uint64_t share = 1;
};

// Losses closer than this are equal: they are sums of rounded numbers.
inline constexpr Points equal_losses = 1e-9;

// The bids heard from the others and, where a Wizard was turned up and somebody else deals, the
// trump he named. Any number of threads may use one.
class HeardEvidence {
 public:
  // `question` must outlive it.
  explicit HeardEvidence(const Question& question);

  // Whether there is nothing to infer from: every deal counts the same.
  bool says_nothing() const { return !hears_trump_ && bids_heard_ == 0; }
  // Whether it weighs deals in fractions: nothing was heard, or there is no noise.
  bool is_rational() const { return says_nothing() || question_.bid_noise == 0; }
  // Whether the dealer's choice of trump counts, which he made looking at every trump.
  bool hears_trump() const { return hears_trump_; }

  // The product of the chances of what was said, in 0..1. Must hold: bid noise > 0.
  WideReal likelihood(const Deal& deal) const;

  // The limit of likelihood() as the noise goes to 0: only the deals with the least loss count,
  // each for its share. Must hold: share_unit().
  Losses losses(const Deal& deal) const;
  // nullopt: more than 64 bits.
  std::optional<std::uint64_t> share_unit() const { return share_unit_; }

 private:
  // Worth of each alternative to who chose, and the number of the one he chose.
  using VisitChoice = std::function<void(std::span<const Points> worth, std::size_t chosen)>;
  void visit_choices(const Deal& deal, const VisitChoice& visit) const;

  const Question& question_;
  bool hears_trump_ = false;
  int bids_heard_ = 0;
  std::optional<std::uint64_t> share_unit_ = 1;
};

}  // namespace wizbid
