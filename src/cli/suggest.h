// "Did you mean": the known word nearest to a misspelt one, in words.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cards/nearest_word.h"

namespace wizbid::cli {

// " Did you mean --players?", or nothing. `before` is put before the word: "--".
std::string did_you_mean(std::string_view word, std::span<const std::string_view> known,
                         std::string_view before = "");

}  // namespace wizbid::cli
