#include "players/naming.h"

#include <algorithm>

namespace wizbid {

NamingRatings::NamingRatings(const Player& player, const TrumpView& view, bool none_allowed)
    : count_(none_allowed ? most_namings : all_suits.size()) {
  std::ranges::copy(player.rate_trumps(view), worth_.begin());
  if (none_allowed)
    worth_.back() = player.rate_no_trump(view);
}

Trump draw_naming(const Player& player, const TrumpView& view, const Naming& naming,
                  Random& random) {
  if (!naming.looked)
    return named_at(random.choice(all_suits.size()));
  const NamingRatings ratings(player, view, naming.none_allowed);
  const auto worth = ratings.worth();
  const Points highest = *std::ranges::max_element(worth);
  std::array<std::size_t, most_namings> best{};
  std::uint32_t count = 0;
  for (std::size_t place = 0; place < worth.size(); ++place) {
    if (worth[place] == highest)
      best[count++] = place;
  }
  return named_at(best[random.choice(count)]);
}

}  // namespace wizbid
