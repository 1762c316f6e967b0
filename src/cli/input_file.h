// Reading a whole file that the user names.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "cli/failure.h"

namespace wizbid::cli {

// A file of more than 64 MB is refused: nothing that the program reads is so large.
tl::expected<std::string, Failure> contents_of(const std::string& path);

}  // namespace wizbid::cli
