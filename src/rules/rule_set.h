// The rules in force, as data: every variant is a value of this struct, never a branch elsewhere.
#pragma once

#include <string>

#include "rules/table.h"

namespace wizbid {

// What a bid is worth. Points.
struct Scoring {
  int made = 20;               // for a bid made
  int made_per_trick = 10;     // and for each trick of a bid made
  int missed_per_trick = -10;  // for each trick over or under
  friend bool operator==(const Scoring&, const Scoring&) = default;
};

struct RuleSet {
  std::string name = "official";
  Scoring scoring;
  friend bool operator==(const RuleSet&, const RuleSet&) = default;
};

// The publisher's rules; see docs/odds.md.
inline RuleSet official_rules() {
  return {};
}

}  // namespace wizbid
