#include "cli/output_flags.h"

#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <string_view>
#include <utility>

#include "cli/output_file.h"

namespace wizbid::cli {

namespace {

std::optional<Format> format_of_ending(const std::string& file) {
  constexpr std::array<std::pair<std::string_view, Format>, 4> endings{{{".txt", Format::text},
                                                                        {".json", Format::json},
                                                                        {".csv", Format::csv},
                                                                        {".md", Format::markdown}}};
  const std::string ending = in_lower_case(std::filesystem::path(file).extension().string());
  for (const auto& [known, format] : endings)
    if (ending == known)
      return format;
  return std::nullopt;
}

// A device or pipe has no ending to go by, nor has a name without one.
bool has_unknown_ending(const std::string& file) {
  namespace fs = std::filesystem;
  std::error_code ignored;
  const fs::file_status status = fs::status(file, ignored);
  const bool special = fs::exists(status) && !fs::is_regular_file(status);
  return !special && fs::path(file).has_extension();
}

Format read_format(ValueReader& reader, const std::optional<std::string>& file) {
  constexpr std::array<std::string_view, 4> names{"text", "json", "csv", "md"};
  const auto said = reader.choice("format", names);
  const auto format = said ? static_cast<Format>(*said) : Format::text;
  if (reader.values().typed("format") || !file)
    return format;
  const auto by_ending = format_of_ending(*file);
  if (!by_ending && !reader.values().given("format") && has_unknown_ending(*file))
    reader.add_fault(fmt::format(
        "The ending of {} tells no format: use .txt, .json, .csv or .md, or say --format as well.",
        in_quotes(*file)));
  return by_ending.value_or(format);
}

}  // namespace

OutputWish read_output_wish(ValueReader& reader) {
  constexpr std::array<std::string_view, 3> colours{"auto", "always", "never"};
  OutputWish wish;
  wish.file = reader.values().text("output");
  wish.format = read_format(reader, wish.file);
  wish.colour = static_cast<ColourWish>(reader.choice("color", colours).value_or(0));
  wish.ascii = reader.flag("ascii");
  return wish;
}

Terminal terminal_for(const OutputWish& wish, const Environment& environment) {
  Environment seen = environment;
  if (wish.file)
    seen.out_is_terminal = false;
  return find_terminal(seen, wish.colour, wish.ascii);
}

tl::expected<void, Failure> deliver(const std::string& text, const OutputWish& wish,
                                    Session& session) {
  return wish.file ? write_file(*wish.file, text) : write_output(text, session);
}

}  // namespace wizbid::cli
