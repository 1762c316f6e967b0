// The flags that say where an answer goes and how it looks; the same in every command.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "cli/failure.h"
#include "cli/flags.h"
#include "cli/terminal.h"
#include "cli/value_reader.h"

namespace wizbid::cli {

namespace flag {
inline constexpr Flag format{"format", 0, "text, json, csv or md", "text json csv md"};
inline constexpr Flag output{"output", 'o', "the name of a file", any_file};
inline constexpr Flag color{"color", 0, "auto, always or never", "auto always never"};
inline constexpr Flag ascii{"ascii", 0, ""};
}  // namespace flag

enum class Format : std::uint8_t { text, json, csv, markdown };

struct OutputWish {
  Format format = Format::text;
  std::optional<std::string> file;  // nullopt: standard output
  ColourWish colour = ColourWish::automatic;
  bool ascii = false;
};

// Reads the flags above. A format that was typed counts; else the ending of the file; else a
// format from the configuration.
OutputWish read_output_wish(ValueReader& reader);

// The terminal to lay a text out for; a file is no terminal.
Terminal terminal_for(const OutputWish& wish, const Environment& environment);

// Writes the answer where it was asked for.
tl::expected<void, Failure> deliver(const std::string& text, const OutputWish& wish,
                                    Session& session);

}  // namespace wizbid::cli
