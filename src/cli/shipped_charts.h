// The charts that come with the program as files, in tables/charts: made, and compared.
#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "cli/failure.h"
#include "cli/session.h"

namespace wizbid::cli {

// Their names: "one-card-3.pdf" and so on.
std::vector<std::string> shipped_chart_names();

// The name of the shipped chart that a path leads to.
std::optional<std::string> shipped_chart_at(const std::string& path);

// Its bytes, made anew. Must hold: it is one of those names.
tl::expected<std::string, Failure> make_shipped_chart(const std::string& name, Session& session);

}  // namespace wizbid::cli
