// The formats of a chart.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cli/value_reader.h"

namespace wizbid::cli {

enum class ChartFormat : std::uint8_t { text, json, csv, markdown, html, svg, pdf, png };

// As they are typed, in the order of the enumeration.
inline constexpr std::array<std::string_view, 8> chart_format_names{"text", "json", "csv", "md",
                                                                    "html", "svg",  "pdf", "png"};

inline std::string_view name_of(ChartFormat format) {
  return chart_format_names.at(static_cast<std::size_t>(format));
}

// The format that the ending of a file tells.
std::optional<ChartFormat> chart_format_of(const std::string& file);

}  // namespace wizbid::cli
