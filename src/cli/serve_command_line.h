// The answer to one line of `wizbid serve`.
#pragma once

#include <string>
#include <string_view>

#include "cli/session.h"

namespace wizbid::cli {

// One line of JSON without its end, whatever `line` is.
std::string answer_line(std::string_view line, Session& session);

// The answer to a line longer than `most` bytes.
std::string too_long_answer(std::size_t most);

}  // namespace wizbid::cli
