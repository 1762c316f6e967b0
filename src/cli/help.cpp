#include "cli/help.h"

#include <fmt/format.h>

#include "cli/command.h"

namespace wizbid::cli {

namespace {

constexpr const char* examples = R"(Examples:
  wizbid odds JC -p 3 -s 1 -t 8H           I lead the jack of clubs: 1 or 0?
  wizbid odds 'AH W 3C' -p 4 -t 7H -b 1    3 cards, seat 2; the leader has bid 1
  wizbid odds 'QS 4D' -p 5 -s dealer -t W  a Wizard is turned up: which trump?
)";

constexpr const char* after_commands = R"(
Cards are a rank and a suit, AH 10S 2C; W is a Wizard, J a Jester. Seat 1 is
left of the dealer, leads and bids first; the dealer has the last seat.

  -h, --help       this text; after a command, help on that command
  -V, --version    the version

Defaults for your table go into ~/.config/wizbid/config.toml, one `flag = value`
a line, as in `players = 4`. A file named by WIZBID_CONFIG comes after it and
wins; what you type wins over both.
)";

std::string command_list() {
  std::string list;
  for (const Command& command : all_commands())
    list += fmt::format("  {:<10} {}\n", command.name, command.summary);
  return list + "  help       this text; `wizbid help odds` for one command\n";
}

}  // namespace

std::string main_help() {
  return fmt::format(
      "{}\nwizbid: the odds of every bid in the card game Wizard, and the best bid.\n\n"
      "Usage: wizbid COMMAND ...\n\n{}{}",
      examples, command_list(), after_commands);
}

std::string short_help() {
  return fmt::format("{}\nCommands:\n{}", examples, command_list());
}

std::string version() {
  return WIZBID_VERSION;
}

std::string version_line() {
  return fmt::format("wizbid {}\n", version());
}

}  // namespace wizbid::cli
