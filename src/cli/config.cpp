#include "cli/config.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "cli/shown.h"
#include "cli/suggest.h"

namespace wizbid::cli {

namespace {

constexpr std::array<std::string_view, 17> keys{
    "players",   "rules", "deck", "bid-noise", "me",     "others", "model", "method", "deals",
    "precision", "time",  "seed", "threads",   "format", "lang",   "color", "ascii"};

// What differs from deal to deal, so that a default for it would be a trap.
constexpr std::array<std::string_view, 9> keys_of_one_deal{
    "hand", "seat", "turn-up", "trump", "bids", "said", "need", "output", "sole-leader"};

std::optional<std::string> set_variable(const Environment& environment, const std::string& name) {
  auto value = environment.variable(name);
  return value && !value->empty() ? value : std::nullopt;
}

tl::unexpected<Failure> unreadable(const std::string& path, const std::string& why) {
  return tl::unexpected(
      file_failure(fmt::format("The config file {} can't be read: {}.", shown(path), why)));
}

// Why a file that exists is none to read defaults from, such as a device that never ends. /dev/null
// is an empty file.
std::optional<std::string> unsuitable(const std::string& path) {
  namespace fs = std::filesystem;
  constexpr std::uintmax_t most_bytes = 1 << 20;
  std::error_code ignored;
  if (fs::is_directory(path, ignored))
    return "it is a folder";
  if (!fs::is_regular_file(path, ignored) && path != "/dev/null")
    return "it is not a regular file";
  if (fs::is_regular_file(path, ignored) && fs::file_size(path, ignored) > most_bytes)
    return "it is larger than 1 MiB";
  return std::nullopt;
}

// Some editors mark a text as UTF-8 with three bytes at its start.
std::string without_mark(const std::string& text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

tl::expected<std::optional<std::string>, Failure> text_of(const ConfigFile& file) {
  std::error_code ignored;
  const bool exists = std::filesystem::exists(file.path, ignored);
  if (!file.must_exist && !exists)
    return std::nullopt;
  if (const auto why = exists ? unsuitable(file.path) : std::nullopt)
    return unreadable(file.path, *why);
  errno = 0;
  std::ifstream stream(file.path);
  std::ostringstream text;
  if (stream && stream.peek() != std::ifstream::traits_type::eof())
    text << stream.rdbuf();
  if (errno != 0)
    return unreadable(file.path, std::strerror(errno));
  return without_mark(text.str());
}

bool blank_or_comment(std::string_view line) {
  const auto first = line.find_first_not_of(" \t\r");
  return first == std::string_view::npos || line[first] == '#';
}

// CLI11 reads such files leniently; a line that it would skip or take for something else is an
// error here.
std::optional<Fault> broken_line(const std::string& path, const std::string& text) {
  std::istringstream lines(text);
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number) {
    if (blank_or_comment(line))
      continue;
    const auto equals = line.find('=');
    const bool has_key = equals != std::string::npos && !blank_or_comment(line.substr(0, equals));
    if (!has_key || blank_or_comment(line.substr(equals + 1)))
      return Fault{fmt::format("Line {} of the config file {} is not of the form `players = 4`.",
                               number, shown(path))};
  }
  return std::nullopt;
}

std::optional<Fault> bad_key(const std::string& path, const CLI::ConfigItem& item) {
  const std::string key = item.fullname();
  const std::string file = shown(path);
  if (std::find(keys.begin(), keys.end(), key) != keys.end()) {
    if (item.inputs.size() == 1)
      return std::nullopt;
    return Fault{
        fmt::format("The config file {} gives {} more than one value; give it one.", file, key)};
  }
  if (std::find(keys_of_one_deal.begin(), keys_of_one_deal.end(), key) != keys_of_one_deal.end())
    return Fault{fmt::format(
        "The config file {} has the key {}, which differs from deal to deal: take it out and type "
        "it with the command.",
        file, key)};
  return Fault{fmt::format("The config file {} has the unknown key {}.{}", file, shown(key),
                           did_you_mean(key, keys))};
}

tl::expected<void, Failure> apply(const FlagSet& set, const ConfigFile& file,
                                  const std::string& text, FlagValues& values) {
  if (auto fault = broken_line(file.path, text))
    return tl::unexpected(usage_failure({*fault}));
  std::istringstream stream(text);
  std::vector<Fault> faults;
  std::set<std::string> seen;
  for (const CLI::ConfigItem& item : CLI::ConfigTOML().from_config(stream)) {
    auto fault = bad_key(file.path, item);
    if (!fault && !seen.insert(item.name).second)
      fault = Fault{
          fmt::format("The config file {} has the key {} twice.", shown(file.path), item.name)};
    if (fault) {
      faults.push_back(*fault);
      continue;
    }
    const auto is_it = [&](const Flag& flag) { return flag.name == item.name; };
    if (std::any_of(set.flags.begin(), set.flags.end(), is_it))
      values.set(item.name, {item.inputs.front(), file.layer, file.path});
  }
  if (!faults.empty())
    return tl::unexpected(usage_failure(std::move(faults)));
  return {};
}

}  // namespace

std::span<const std::string_view> config_keys() {
  return keys;
}

std::vector<ConfigFile> config_files(const Environment& environment) {
  std::vector<ConfigFile> files;
  if (auto folder = set_variable(environment, "XDG_CONFIG_HOME"))
    files.push_back({*folder + "/wizbid/config.toml", Layer::user_config, false});
  else if (auto home = set_variable(environment, "HOME"))
    files.push_back({*home + "/.config/wizbid/config.toml", Layer::user_config, false});
  if (auto chosen = set_variable(environment, "WIZBID_CONFIG"))
    files.push_back({*chosen, Layer::chosen_config, true});
  return files;
}

tl::expected<void, Failure> read_config(const FlagSet& set, const std::vector<ConfigFile>& files,
                                        FlagValues& values) {
  for (const ConfigFile& file : files) {
    auto text = text_of(file);
    if (!text)
      return tl::unexpected(text.error());
    if (!*text)
      continue;
    if (auto applied = apply(set, file, **text, values); !applied)
      return applied;
  }
  return {};
}

}  // namespace wizbid::cli
