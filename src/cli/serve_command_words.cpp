#include "cli/serve_command_words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace wizbid::cli {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 6> short_flags{
    {{"-s", "\"seat\""},
     {"-p", "\"players\""},
     {"-t", "\"turn_up\""},
     {"-b", "\"bids\""},
     {"- for a bid not heard", "null for a bid not heard"},
     {"- for one not heard", "null for one not heard"}}};

bool is_flag_letter(char letter) {
  return letter == '-' || ('a' <= letter && letter <= 'z');
}

// The flag at the start of the text, without what follows it; empty where none is there.
std::string_view long_flag(std::string_view text) {
  if (!text.starts_with("--"))
    return {};
  const auto end = std::find_if_not(text.begin() + 2, text.end(), is_flag_letter);
  const auto length = static_cast<std::size_t>(end - text.begin());
  return length > 2 ? text.substr(0, length) : std::string_view{};
}

std::string key_of(std::string_view flag) {
  std::string key(flag.substr(2));
  std::replace(key.begin(), key.end(), '-', '_');
  return '"' + key + '"';
}

// What stands for the start of the text, and how much of it that replaces; 0 where nothing does.
std::pair<std::string, std::size_t> key_at(std::string_view text) {
  if (const std::string_view flag = long_flag(text); !flag.empty())
    return {key_of(flag), flag.size()};
  for (const auto& [flag, key] : short_flags) {
    if (text.starts_with(flag) &&
        (text.size() == flag.size() || !is_flag_letter(text[flag.size()])))
      return {std::string(key), flag.size()};
  }
  return {{}, 0};
}

}  // namespace

std::string with_keys_for_flags(std::string_view sentence) {
  std::string told;
  while (!sentence.empty()) {
    const bool word_begins = told.empty() || told.back() == ' ' || told.back() == '(';
    const auto [key, length] =
        word_begins ? key_at(sentence) : std::pair<std::string, std::size_t>{};
    told += length > 0 ? key : std::string(sentence.substr(0, 1));
    sentence.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return told;
}

}  // namespace wizbid::cli
