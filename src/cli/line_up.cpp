#include "cli/line_up.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "cli/model_wish.h"
#include "cli/suggest.h"
#include "rules/table.h"

namespace wizbid::cli {

namespace {

constexpr const char* example = "--players greedy,greedy,random,random";

// Of "a, b c": a, b, c. Between two commas with nothing in between there is an empty name.
std::vector<std::string> split_names(std::string_view text) {
  std::vector<std::string> names;
  std::string name;
  bool comma = true;  // the last separator
  for (const char c : text) {
    if (c != ',' && c != ' ') {
      name += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
      continue;
    }
    if (!name.empty() || (c == ',' && comma))
      names.push_back(name);
    comma = c == ',' || (comma && name.empty());
    name.clear();
  }
  if (!name.empty() || comma)
    names.push_back(std::move(name));
  return names;
}

std::string unknown_player(const std::string& name) {
  const std::vector<std::string_view> known = player_names();
  const std::string players = fmt::format("The players are {}.", fmt::join(known, ", "));
  if (name.empty())
    return fmt::format("--players has a comma without a name beside it. {}", players);
  if (std::find(model_names.begin(), model_names.end(), name) != model_names.end())
    return fmt::format("This version does not have the player {} yet. {}", name, players);
  return fmt::format("There is no player {}.{} {}", in_quotes(name), did_you_mean(name, known),
                     players);
}

// What can be told before looking at the names.
bool is_list(ValueReader& reader, const std::optional<std::string>& text) {
  if (!text || text->find_first_not_of(" ,") == std::string::npos)
    reader.add_fault(
        fmt::format("The players are missing: name one for each seat, as in {}.", example));
  else if (whole_number_in(*text))
    reader.add_fault(fmt::format(
        "--players takes a name for each seat here, not their number: type {}.", example));
  else
    return true;
  return false;
}

void check_number(ValueReader& reader, std::size_t count) {
  if (count < min_players || count > max_players)
    reader.add_fault(
        fmt::format("--players names {} player{}, and the game is for 3 to 6: name one for each "
                    "seat, as in {}.",
                    count, count == 1 ? "" : "s", example));
}

}  // namespace

std::vector<std::string_view> player_names() {
  std::vector<std::string_view> names;
  for (const std::string_view name : model_names) {
    if (find_player(name))
      names.push_back(name);
  }
  return names;
}

LineUp read_line_up(ValueReader& reader) {
  const auto text = reader.values().text("players");
  if (!is_list(reader, text))
    return {};
  const std::vector<std::string> names = split_names(*text);
  std::map<std::string, std::shared_ptr<const Player>> players;
  for (const std::string& name : names) {
    if (!players.contains(name) && !(players[name] = find_player(name)))
      reader.add_fault(unknown_player(name));
  }
  check_number(reader, names.size());
  LineUp line_up;
  for (const std::string& name : names) {
    if (!players[name] || names.size() < min_players || names.size() > max_players)
      return {};
    line_up.names.push_back(name);
    line_up.players.push_back(players[name]);
  }
  return line_up;
}

}  // namespace wizbid::cli
