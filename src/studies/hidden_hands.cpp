#include "studies/hidden_hands.h"

#include <utility>

namespace wizbid {
namespace {

bool may_hold(const PublicRound& table, std::size_t seat, Card card) {
  return !card.is_suited() || (table.voids[seat] & (1U << static_cast<unsigned>(card.suit()))) == 0;
}

// Cards that each other seat still holds: those who have played to this trick one fewer.
std::array<int, max_players> hand_sizes(const PublicRound& table, int mine) {
  std::array<int, max_players> sizes{};
  sizes.fill(0);
  for (int place = 0; place < table.players; ++place) {
    const Seat seat = table.leader.left(place, table.players);
    sizes[static_cast<std::size_t>(seat.index())] = place < table.trick.size() ? mine - 1 : mine;
  }
  sizes[static_cast<std::size_t>(table.turn().index())] = 0;
  return sizes;
}

// One draw: the first steps of a shuffle, given up at the first card that can't be.
std::optional<DrawnHands> draw_once(const PublicRound& table,
                                    const std::array<int, max_players>& sizes, CardSet unseen,
                                    Random& random) {
  DrawnHands hands{};
  for (std::size_t seat = 0; seat < sizes.size(); ++seat) {
    for (int k = 0; k < sizes[seat]; ++k) {
      const auto left = static_cast<std::uint32_t>(unseen.size());
      const Card card = unseen.nth(static_cast<int>(random.choice(left)));
      if (!may_hold(table, seat, card))
        return std::nullopt;
      unseen.erase(card);
      hands[seat].insert(card);
    }
  }
  return hands;
}

}  // namespace

std::optional<DrawnHands> draw_hidden_hands(const PublicRound& table, CardSet hand, int tries,
                                            Random& random) {
  CardSet seen = hand | table.played;
  if (table.turn_up)
    seen.insert(*table.turn_up);
  const CardSet unseen = CardSet::full_deck() - seen;
  const auto sizes = hand_sizes(table, hand.size());
  for (int i = 0; i < tries; ++i) {
    if (auto hands = draw_once(table, sizes, unseen, random))
      return hands;
  }
  return std::nullopt;
}

}  // namespace wizbid
