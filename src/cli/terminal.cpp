#include "cli/terminal.h"

#include <algorithm>
#include <cctype>

namespace wizbid::cli {

namespace {

constexpr int usual_width = 80;

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

int terminal_width(const Environment& environment) {
  constexpr int narrowest = 40;
  return std::max(environment.columns.value_or(usual_width), narrowest);
}

Terminal find_terminal(const Environment& environment, ColourWish wish, bool ascii) {
  return {wants_colour(environment, wish), !ascii && locale_has_utf8(environment),
          environment.out_is_terminal ? terminal_width(environment) : usual_width};
}

}  // namespace wizbid::cli
