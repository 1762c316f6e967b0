#include "cli/chart_format.h"

#include <filesystem>

namespace wizbid::cli {

std::optional<ChartFormat> chart_format_of(const std::string& file) {
  const std::string ending = in_lower_case(std::filesystem::path(file).extension().string());
  if (ending == ".txt")
    return ChartFormat::text;
  if (ending == ".htm")
    return ChartFormat::html;
  for (std::size_t i = 1; i < chart_format_names.size(); ++i) {
    if (ending.size() > 1 && ending.substr(1) == chart_format_names.at(i))
      return static_cast<ChartFormat>(i);
  }
  return std::nullopt;
}

}  // namespace wizbid::cli
