// The languages of answers and charts, and what is said in them.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace wizbid {

enum class Language : std::uint8_t { english, german };

// The text in that language. Texts are known by their English form; {} stands for what is filled
// in, and {0}, {1} where the order may change. A text that the catalogue has not stays English:
// scripts/check-words sees to it that there is none.
std::string_view phrase(Language language, std::string_view english);

// The same of a text that has other translations elsewhere: "no trump" as something named.
std::string_view phrase_in(Language language, std::string_view context, std::string_view english);

// Of two texts that for one or for many, as the catalogue has them.
std::string_view phrase_of(Language language, std::string_view one, std::string_view many,
                           bool is_one);

// Marks a text that is kept somewhere and said later, so that xgettext finds it.
constexpr std::string_view to_say(std::string_view english) {
  return english;
}

template <typename... Parts>
std::string say(Language language, std::string_view english, const Parts&... parts) {
  return fmt::format(fmt::runtime(phrase(language, english)), parts...);
}

// say_count(language, 3, "{} card", "{} cards", 3): "3 cards".
template <typename Count, typename... Parts>
std::string say_count(Language language, const Count& count, std::string_view one,
                      std::string_view many, const Parts&... parts) {
  return fmt::format(fmt::runtime(phrase_of(language, one, many, count == 1)), parts...);
}

// A number written in English, "1,234.5", "62%": in German "1.234,5", "62 %".
std::string number_in(Language language, std::string number);

}  // namespace wizbid
