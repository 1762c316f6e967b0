// The flags of `count` whose order matters: every set may have a count of its own after it.
//   --holds W --at-least 2 --and H>J --and void:C
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/session.h"
#include "deals/situation.h"

namespace wizbid::cli {

// How many of a set, as typed.
struct SaidNumber {
  std::string flag;   // "at-least", "exactly" or "none"
  std::string value;  // empty for "none"
};

struct SaidCondition {
  std::string flag;  // "holds" or "and"
  std::string set;
  std::optional<SaidNumber> number;
};

struct SaidConditions {
  std::vector<SaidCondition> conditions;  // the one of --holds first if there is one
  Arguments rest;                         // all words that belong to none of these flags
  std::vector<Fault> faults;              // a value is missing, a set has two numbers, ...
};

// Picks the conditions out of the words of a command. A number belongs to the set before it, one
// that comes before any set to the first.
SaidConditions take_conditions(const Arguments& arguments);

}  // namespace wizbid::cli
