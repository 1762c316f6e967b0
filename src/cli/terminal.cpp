#include "cli/terminal.h"

#include <algorithm>
#include <cctype>

namespace wizbid::cli {

namespace {

std::string variable(const Environment& environment, const char* name) {
  return environment.variable(name).value_or("");
}

bool locale_has_utf8(const Environment& environment) {
  std::string locale;
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    locale = variable(environment, name);
    if (!locale.empty())
      break;
  }
  std::string letters;
  for (char c : locale) {
    if (std::isalnum(static_cast<unsigned char>(c)))
      letters += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return letters.find("utf8") != std::string::npos;
}

bool wants_colour(const Environment& environment, ColourWish wish) {
  if (wish != ColourWish::automatic)
    return wish == ColourWish::always;
  return environment.out_is_terminal && variable(environment, "NO_COLOR").empty() &&
         variable(environment, "TERM") != "dumb";
}

}  // namespace

Terminal find_terminal(const Environment& environment, ColourWish wish, bool ascii) {
  constexpr int usual = 80;
  constexpr int narrowest = 40;
  const int columns = environment.out_is_terminal ? environment.columns.value_or(usual) : usual;
  return {wants_colour(environment, wish), !ascii && locale_has_utf8(environment),
          std::max(columns, narrowest)};
}

}  // namespace wizbid::cli
