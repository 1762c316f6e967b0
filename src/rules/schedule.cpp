#include "rules/schedule.h"

#include <algorithm>

namespace wizbid {

std::vector<int> rounds(const RuleSet& rules, int players) {
  std::vector<int> rounds;
  for (int cards = last_round(players); cards >= 1; cards -= rules.schedule.step)
    rounds.push_back(cards);
  std::reverse(rounds.begin(), rounds.end());
  return rounds;
}

}  // namespace wizbid
