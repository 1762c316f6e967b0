// How sure it is which of several estimated expected scores is truly the largest.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "rules/table.h"

namespace wizbid {

// For each of k estimates the chance that no other one's true value is larger, if the true values
// are jointly normal around the estimates with this covariance (k x k, row by row).
// Two: in closed form. More: from 16384 draws keyed by `seed`, so with a standard error of at most
// 0.004. Estimates more than 6 standard errors of the difference below the largest get 0.
// The same bits on every machine. Must hold: estimates not empty.
std::vector<double> best_chances(std::span<const Points> estimates,
                                 std::span<const double> covariance, std::uint64_t seed);

}  // namespace wizbid
