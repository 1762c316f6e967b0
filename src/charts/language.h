// The language of a chart's texts.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace wizbid {

enum class Language : std::uint8_t { english, german };

// The text in that language. Texts are known by their English form; {} stands for what is filled
// in. Must hold: the catalogue (language.cpp) has it.
std::string_view phrase(Language language, std::string_view english);

// The English form of all texts in the catalogue.
std::vector<std::string_view> all_phrases();

template <typename... Parts>
std::string say(Language language, std::string_view english, const Parts&... parts) {
  return fmt::format(fmt::runtime(phrase(language, english)), parts...);
}

}  // namespace wizbid
