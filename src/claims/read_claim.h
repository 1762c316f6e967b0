// A claim as data from a claim as written.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "claims/claim.h"
#include "claims/node.h"

namespace wizbid {

struct ReadClaims {
  std::vector<Claim> claims;       // those without a fault
  std::vector<ClaimFault> faults;  // of the others, and of the file
};

// All claims of a file in TOML. `name` is how messages call it. Two claims with the same id are a
// fault of the second.
ReadClaims read_claims(std::string_view text, const std::string& name);

// A claim as a table. `preamble`: what it inherits.
ReadClaims read_claim(const Node& node, const Node& preamble);

}  // namespace wizbid
