// --lang: the language of text and Markdown.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "cli/value_reader.h"
#include "words/language.h"

namespace wizbid::cli {

// As they are typed, in the order of the enumeration.
inline constexpr std::array<std::string_view, 2> language_names{"en", "de"};

inline std::string_view name_of(Language language) {
  return language_names.at(static_cast<std::size_t>(language));
}

struct LanguageWish {
  Language language = Language::english;
  bool said = false;  // typed, or a default of a config file: the command that repeats says it too
};

// Adds it to the words of a command that repeats an answer.
void add_language(const LanguageWish& wish, std::vector<std::string>& words);

LanguageWish read_language(ValueReader& reader);

// For answers that are in English only: another language is a fault if it was typed; a config file
// sets it for those answers that have it.
void read_english_only(ValueReader& reader);

}  // namespace wizbid::cli
