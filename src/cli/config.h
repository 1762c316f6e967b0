// Defaults for one's own table, from files of `flag = value` lines.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "cli/failure.h"
#include "cli/flags.h"

namespace wizbid::cli {

struct ConfigFile {
  std::string path;
  Layer layer = Layer::user_config;
  bool must_exist = false;
};

// The files to read, the one that wins last: ~/.config/wizbid/config.toml (in XDG_CONFIG_HOME if
// that is set), then the one that WIZBID_CONFIG names.
std::vector<ConfigFile> config_files(const Environment& environment);

// The long names of the flags that may stand in a config file: what is the same for every deal at
// one's table.
std::span<const std::string_view> config_keys();

// Fills in what the files say about the flags of `set`. What was typed stays. A file that has to be
// there and can't be read is file trouble; a key that is unknown, given twice or not of the form
// `key = value` is a usage failure that names file, line or key.
tl::expected<void, Failure> read_config(const FlagSet& set, const std::vector<ConfigFile>& files,
                                        FlagValues& values);

}  // namespace wizbid::cli
