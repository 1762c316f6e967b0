// Whatever a line says: one line of JSON comes back.
#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <string_view>

#include "cli/serve_command_line.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::ostringstream out;
  std::ostringstream err;
  wizbid::cli::Environment environment;
  environment.variable = [](const std::string&) { return std::nullopt; };
  environment.now = [] { return 0.0; };
  environment.interrupted = [] { return true; };  // long work is stopped at once
  wizbid::cli::Session session{{out, err}, environment};
  const std::string_view line(reinterpret_cast<const char*>(data), size);
  const std::string answer = wizbid::cli::answer_line(line, session);
  const auto json = nlohmann::json::parse(answer, nullptr, false);
  const bool sound = json.is_object() && json.contains("id") &&
                     answer.find('\n') == std::string::npos && out.str().empty();
  if (!sound)
    std::abort();
  return 0;
}
