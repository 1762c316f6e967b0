// Shipped claims judged as the program does, for tests.
#pragma once

#include <optional>
#include <string_view>

#include "claims/check.h"
#include "claims/finding.h"
#include "claims/read_claim.h"
#include "tables/shipped_claims.h"

namespace wizbid::test {

// With all shipped claims of one run.
inline Verdict verdict_of(std::string_view id) {
  CheckOptions options{0, 1, 2};
  std::optional<Claim> wanted;
  for (const ShippedFile& file : shipped_claims()) {
    for (const Claim& claim : read_claims(file.text, "shipped").claims) {
      options.comparisons += comparisons_in(claim);
      if (claim.id == id)
        wanted = claim;
    }
  }
  NoWatcher watcher;
  return wanted ? check_claim(*wanted, options, watcher).finding.verdict : Verdict::undecided;
}

}  // namespace wizbid::test
