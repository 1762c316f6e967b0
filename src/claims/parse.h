// Reads files of claims and of rules. The only code that knows TOML.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "claims/node.h"

namespace wizbid {

// A file taken apart. A mistake in one claim leaves the others readable.
struct ClaimDocument {
  Node preamble;             // what stands before the first [[claim]]: the same for all claims
  std::vector<Node> claims;  // a table each
  std::vector<ClaimFault> faults;
};

// The text of a claim file. `name` is how messages call it.
ClaimDocument parse_claims(std::string_view text, const std::string& name);

// The text of a file that is one table.
tl::expected<Node, ClaimFault> parse_table(std::string_view text, const std::string& name);

}  // namespace wizbid
