// How long an enumeration will take, told before it starts.
#pragma once

#include "counting/integer.h"
#include "odds/question.h"

namespace wizbid {

struct EnumerationSize {
  Integer deals;
  Integer classes;  // of deals
  // Estimate on one thread of the machine that the constants were measured on.
  double seconds = 0;
  bool fits = false;  // whether the sums can be held in the integers used
};

// Counts by formula; quick for every question.
EnumerationSize size_of_enumeration(const Question& question);

}  // namespace wizbid
