// The others at a table, by a name for the table.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "players/player.h"

namespace wizbid {

// Who may sit in the other seats. They sit down one after the other, beginning anywhere in the
// list and going round it.
struct Company {
  std::string name;
  std::vector<std::shared_ptr<const Player>> players;  // at least one, never null
};

// The name of a player: all others are that one. "mixed": points, rival and greedy.
// nullopt: there is no such player.
std::optional<Company> find_company(std::string_view name);

}  // namespace wizbid
