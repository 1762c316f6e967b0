// The checkers, one a kind of claim. Internal to claims.
#pragma once

#include "claims/check.h"
#include "claims/claim.h"
#include "claims/finding.h"

namespace wizbid {

// How many standard errors a sampled figure must be clear of a boundary.
double clear_errors(const CheckOptions& options);

// A claim may fail in so great a share of its cases and still hold, with exceptions.
inline constexpr double most_exceptions = 0.1;

Finding check_threshold(const ThresholdClaim& claim);
Finding check_probability(const ProbabilityClaim& claim, const CheckOptions& options,
                          Watcher& watcher);
Finding check_bid(const BidClaim& claim, const CheckOptions& options, Watcher& watcher);
Finding check_compare(const CompareClaim& claim, const CheckOptions& options, Watcher& watcher);
Finding check_trend(const TrendClaim& claim, const CheckOptions& options, Watcher& watcher);
Finding check_arithmetic(const ArithmeticClaim& claim);

}  // namespace wizbid
