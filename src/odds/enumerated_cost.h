// How long an enumeration will take, told before it starts.
#pragma once

#include <optional>

#include "counting/integer.h"
#include "odds/question.h"

namespace wizbid {

struct EnumerationSize {
  Integer deals;
  Integer classes;  // of deals, that are walked through
  // Estimate on one thread of the machine that the constants were measured on; nullopt: more than
  // can be held in the integers used.
  std::optional<double> seconds;
};

// Counts by formula; quick for every question.
EnumerationSize size_of_enumeration(const Question& question);

}  // namespace wizbid
