// Reading a whole file that the user names.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "cli/failure.h"

namespace wizbid::cli {

tl::expected<std::string, Failure> contents_of(const std::string& path);

}  // namespace wizbid::cli
