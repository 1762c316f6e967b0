#include "report/json_text.h"

#include <nlohmann/json.hpp>

namespace wizbid {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t longest_line = 90;  // of members and elements written on one line

std::string laid_out(const Json& json, std::size_t indent);

std::string members(const Json& json, std::size_t indent) {
  const std::string margin(indent + 2, ' ');
  std::string text;
  for (const auto& [key, value] : json.items()) {
    text += (text.empty() ? "\n" : ",\n") + margin;
    if (json.is_object())
      text += Json(key).dump() + ": ";
    text += laid_out(value, indent + 2);
  }
  return text + '\n' + std::string(indent, ' ');
}

std::string laid_out(const Json& json, std::size_t indent) {
  std::string line = json.dump();
  if (!json.is_structured() || json.empty() || (indent > 0 && line.size() <= longest_line))
    return line;
  return json.is_object() ? '{' + members(json, indent) + '}' : '[' + members(json, indent) + ']';
}

}  // namespace

std::string json_text(const Json& json) {
  return laid_out(json, 0) + '\n';
}

}  // namespace wizbid
