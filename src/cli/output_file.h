// Writing an answer: to standard output or to a file, whole or not at all.
#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "cli/failure.h"
#include "cli/session.h"

namespace wizbid::cli {

// Whether a file can be made there, or why not; asked before the work starts.
tl::expected<void, Failure> check_writable(const std::string& path);

// Writes a file of that name beside the target and renames it, so that a reader never sees half an
// answer. What is no regular file (/dev/null, a pipe) is written to directly; a reader
// that has gone away is no failure.
tl::expected<void, Failure> write_file(const std::string& path, const std::string& text);

// Writes to standard output. A reader that has gone away (`| head`) is no failure; a full disk is.
tl::expected<void, Failure> write_output(const std::string& text, Session& session);

}  // namespace wizbid::cli
