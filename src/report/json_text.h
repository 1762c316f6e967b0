// JSON laid out for programs and eyes alike: one line for what is short, else one line a member.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace wizbid {

// Numbers are printed so that they read back the same. Ended by a line end.
std::string json_text(const nlohmann::ordered_json& json);

}  // namespace wizbid
