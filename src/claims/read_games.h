// Reads comparisons and trends. Internal to claims.
#pragma once

#include <optional>

#include "claims/claim.h"
#include "claims/fields.h"

namespace wizbid {

std::optional<ClaimPart> read_compare(Fields& fields);
std::optional<ClaimPart> read_trend(Fields& fields);

Sampling read_sampling(Fields& fields, std::uint64_t usual_size);

}  // namespace wizbid
