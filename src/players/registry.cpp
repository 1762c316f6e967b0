#include "players/greedy_player.h"
#include "players/random_player.h"
#include "players/trained_player.h"

namespace wizbid {

std::shared_ptr<const Player> find_player(std::string_view name) {
  if (name == "random")
    return std::make_shared<RandomPlayer>();
  if (name == "greedy")
    return std::make_shared<GreedyPlayer>();
  if (name == "points")
    return shipped_player(Objective::points);
  if (name == "rival")
    return shipped_player(Objective::rival);
  return nullptr;
}

}  // namespace wizbid
