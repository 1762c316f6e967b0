// A line of `wizbid serve` as a JSON object, and the errors that it may have.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "deals/situation.h"

namespace wizbid::cli {

// Why a line gets no answer; the codes are those of docs/serve.md.
struct ServeError {
  std::string code;
  std::string message;  // sentences
};

tl::unexpected<ServeError> no_answer(std::string code, std::string message);
ServeError serve_error(std::string code, const std::vector<Fault>& faults);

// The object in a line: JSON (RFC 8259), nested at most a few levels deep, no key given twice.
tl::expected<nlohmann::ordered_json, ServeError> parse_object(std::string_view line);

// One line without its end.
std::string answer_text(const nlohmann::ordered_json& answer);

}  // namespace wizbid::cli
