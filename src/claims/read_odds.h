// Reads claims about odds: thresholds, chances, bids. Internal to claims.
#pragma once

#include <optional>

#include "claims/claim.h"
#include "claims/fields.h"

namespace wizbid {

std::optional<ClaimPart> read_threshold(Fields& fields);
std::optional<ClaimPart> read_probability(Fields& fields);
std::optional<ClaimPart> read_bid(Fields& fields);

}  // namespace wizbid
