#include "claims/check.h"

#include <algorithm>

#include "claims/checkers.h"
#include "claims/spot.h"
#include "counting/normal.h"

namespace wizbid {

namespace {

template <typename... Functions>
struct Overloaded : Functions... {
  using Functions::operator()...;
};
template <typename... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

// Whether a round of so many cards is counted, whatever the model.
bool is_counted(const Hand& hand) {
  return std::holds_alternative<Face>(hand) || std::get<CardSet>(hand).size() == 1;
}

std::uint64_t comparisons_of(const ProbabilityClaim& claim) {
  const auto* taking = std::get_if<TakeEvent>(&claim.event);
  std::uint64_t sampled = 0;
  if (taking != nullptr) {
    for (const Hand& hand : taking->hands)
      sampled += is_counted(hand) ? 0 : claim.spots.size();
  }
  return sampled;
}

std::uint64_t comparisons_of(const BidClaim& claim) {
  std::uint64_t comparisons = 0;
  for (const Hand& hand : claim.hands) {
    const auto bids = is_counted(hand) ? 0 : std::get<CardSet>(hand).size() + 1;
    comparisons += static_cast<std::uint64_t>(bids) * claim.spots.size();
  }
  return comparisons;
}

std::uint64_t comparisons_of(const TrendClaim& claim) {
  return claim.every_step ? claim.arms.size() - 1 : 1;
}

std::uint64_t comparisons_of(const CompareClaim& claim) {
  const auto* hand = std::get_if<HandArm>(&claim.first);
  return hand != nullptr && hand->hand.size() == 1 ? 0 : 1;
}

std::uint64_t comparisons_of(const ClaimPart& part) {
  return std::visit(Overloaded{[](const ProbabilityClaim& claim) { return comparisons_of(claim); },
                               [](const BidClaim& claim) { return comparisons_of(claim); },
                               [](const CompareClaim& claim) { return comparisons_of(claim); },
                               [](const TrendClaim& claim) { return comparisons_of(claim); },
                               [](const auto&) { return std::uint64_t{0}; }},
                    part);
}

Finding check_part(const ClaimPart& part, const CheckOptions& options, Watcher& watcher) {
  return std::visit(
      Overloaded{
          [](const ThresholdClaim& claim) { return check_threshold(claim); },
          [&](const ProbabilityClaim& claim) { return check_probability(claim, options, watcher); },
          [&](const BidClaim& claim) { return check_bid(claim, options, watcher); },
          [&](const CompareClaim& claim) { return check_compare(claim, options, watcher); },
          [&](const TrendClaim& claim) { return check_trend(claim, options, watcher); },
          [](const ArithmeticClaim& claim) { return check_arithmetic(claim); },
          [](const OpenClaim& claim) {
            return Finding{Verdict::undecided, true, "nothing", claim.reason, {}};
          }},
      part);
}

}  // namespace

// By halving: normal_below is the same on every machine.
double clear_errors(const CheckOptions& options) {
  const double each =
      false_verdict_chance / static_cast<double>(std::max<std::uint64_t>(options.comparisons, 1));
  double low = 0;
  double high = 10;
  for (int step = 0; step < 60; ++step) {
    const double middle = (low + high) / 2;
    (normal_below(-middle) > each / 2 ? low : high) = middle;
  }
  return high;
}

std::uint64_t comparisons_in(const Claim& claim) {
  std::uint64_t comparisons = 0;
  for (const ClaimPart& part : claim.parts)
    comparisons += comparisons_of(part);
  return comparisons;
}

JudgedClaim check_claim(const Claim& claim, const CheckOptions& options, Watcher& watcher) {
  JudgedClaim judged{claim, {}, {}};
  for (const ClaimPart& part : claim.parts)
    judged.parts.push_back(check_part(part, options, watcher));
  judged.finding = joined(judged.parts);
  return judged;
}

}  // namespace wizbid
