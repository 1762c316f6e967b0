// The players of a game by name, as typed.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/value_reader.h"
#include "players/player.h"

namespace wizbid::cli {

struct LineUp {
  std::vector<std::string> names;
  std::vector<std::shared_ptr<const Player>> players;  // one a name
};

// The names of the players that this version has.
std::vector<std::string_view> player_names();

// Reads --players: 3 to 6 names with commas or blanks between them, upper or lower case. An empty
// line-up, with a fault, where they make no sense.
LineUp read_line_up(ValueReader& reader);

}  // namespace wizbid::cli
