// The file in which `wizbid check --cache FILE` keeps verdicts.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "cli/failure.h"
#include "report/verdict_cache.h"

namespace wizbid::cli {

// What is in the file; nothing if there is none yet. Tells how many of its lines are no use. A file
// of another kind is refused, since it would be written over, and so is one that can't be written.
tl::expected<VerdictCache, Failure> open_verdicts(const std::string& path, Session& session);

}  // namespace wizbid::cli
