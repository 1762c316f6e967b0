#include "deals/canonical.h"

#include <algorithm>
#include <array>

namespace wizbid {
namespace {

// My cards of a suit, as bits by rank.
std::uint64_t ranks_held(const Situation& situation, Suit suit) {
  return (situation.hand & CardSet::of_suit(suit)).bits() >>
         (static_cast<int>(suit) * ranks_per_suit);
}

bool goes_first(const Situation& situation, Suit a, Suit b) {
  if (situation.trump == a || situation.trump == b)
    return situation.trump == a && a != b;
  const std::uint64_t held_a = ranks_held(situation, a);
  const std::uint64_t held_b = ranks_held(situation, b);
  if (std::popcount(held_a) != std::popcount(held_b))
    return std::popcount(held_a) > std::popcount(held_b);
  return held_a > held_b;
}

}  // namespace

Situation relabelled(Situation situation, const SuitRelabelling& relabelling) {
  situation.hand = relabelling(situation.hand);
  situation.turn_up = relabelling(situation.turn_up);
  situation.trump = relabelling(situation.trump);
  return situation;
}

CanonicalSituation canonical_suits(const Situation& situation) {
  std::array<Suit, 4> order = all_suits;
  std::stable_sort(order.begin(), order.end(),
                   [&](Suit a, Suit b) { return goes_first(situation, a, b); });
  // `order` says which suit takes the place of clubs, diamonds, ..: the map back.
  const SuitRelabelling relabelling = SuitRelabelling(order).inverse();
  return {relabelled(situation, relabelling), relabelling};
}

}  // namespace wizbid
