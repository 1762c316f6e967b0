#include "rules/schedule.h"

#include <algorithm>

namespace wizbid {

std::vector<int> rounds(const RuleSet& rules, int players) {
  const auto& chosen = rules.schedule.chosen.at(static_cast<std::size_t>(players - min_players));
  if (!chosen.empty())
    return chosen;
  std::vector<int> rounds;
  for (int cards = last_round(players); cards >= 1; cards -= rules.schedule.step)
    rounds.push_back(cards);
  std::reverse(rounds.begin(), rounds.end());
  return rounds;
}

int final_round(const RuleSet& rules, int players) {
  const auto& chosen = rules.schedule.chosen.at(static_cast<std::size_t>(players - min_players));
  return chosen.empty() ? last_round(players) : chosen.back();
}

bool has_round(const RuleSet& rules, int players, int cards) {
  const std::vector<int> all = rounds(rules, players);
  return std::ranges::find(all, cards) != all.end();
}

}  // namespace wizbid
