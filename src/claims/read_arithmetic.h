// Reads statements about numbers. Internal to claims.
#pragma once

#include <optional>

#include "claims/claim.h"
#include "claims/fields.h"

namespace wizbid {

std::optional<ClaimPart> read_arithmetic(Fields& fields);

}  // namespace wizbid
