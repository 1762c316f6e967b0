#include "cli/language_flag.h"

#include <fmt/format.h>

namespace wizbid::cli {

void add_language(const LanguageWish& wish, std::vector<std::string>& words) {
  if (wish.said)
    words.push_back(fmt::format("--lang {}", name_of(wish.language)));
}

LanguageWish read_language(ValueReader& reader) {
  return {static_cast<Language>(reader.choice("lang", language_names).value_or(0)),
          reader.values().given("lang")};
}

void read_english_only(ValueReader& reader) {
  const LanguageWish wish = read_language(reader);
  if (wish.language != Language::english && reader.values().typed("lang"))
    reader.add_fault(
        fmt::format("{}: German text is there for odds, merge, play, count, simulate, rules and "
                    "chart; what you ask for is there in English only: leave it out.",
                    reader.values().label("lang")));
}

}  // namespace wizbid::cli
