// How likely someone makes the choice that was seen: a softmax of what each choice is worth to him
// (a logit model of choice, McFadden 1974; docs/odds.md).
#pragma once

#include <cstddef>
#include <span>

#include "counting/wide_real.h"
#include "odds/question.h"
#include "rules/table.h"

namespace wizbid {

// The chance that who expects worth[i] points from choice i takes `chosen`:
//   exp(worth[chosen] / noise) / sum over i of exp(worth[i] / noise).
// Noise 0: the best choice, equal ones alike, none of the others. Infinite noise: all alike.
// Must hold: chosen < worth.size(), noise >= 0. The bits are the same on every machine, and
// choices that nobody in his right mind makes are small but, with noise > 0, never zero.
WideReal choice_weight(std::span<const Points> worth, std::size_t chosen, BidNoise noise);

// The same as a double, 0 below its range.
inline double choice_chance(std::span<const Points> worth, std::size_t chosen, BidNoise noise) {
  return choice_weight(worth, chosen, noise).to_double();
}

}  // namespace wizbid
