// What became of a claim, or of a part of one.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "claims/claim.h"

namespace wizbid {

enum class Verdict : std::uint8_t { holds, refuted, undecided };

std::string_view verdict_name(Verdict verdict);

struct Finding {
  Verdict verdict = Verdict::undecided;
  bool exact = true;                    // counted or enumerated; else from a sample
  std::string computed;                 // the numbers, short: "x = 39"
  std::string explanation;              // sentences
  std::vector<std::string> exceptions;  // with `holds`: the few cases in which it does not
};

struct JudgedClaim {
  Claim claim;
  Finding finding;
  std::vector<Finding> parts;  // one a part
};

// "It fails in 3 of 13 cases.", "It stands in all 13 cases.", shorter where there is one only.
std::string failures_text(std::size_t failures, std::size_t cases);

// Of all parts together: refuted if one is, else undecided if one is.
Finding joined(const std::vector<Finding>& parts);

}  // namespace wizbid
