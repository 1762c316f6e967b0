#include "deals/draw.h"

namespace wizbid {

DealDrawer::DealDrawer(const Situation& situation)
    : players_(situation.players),
      cards_(situation.cards),
      me_(situation.seat),
      hand_(situation.hand) {
  for (Card card : situation.unseen())
    unseen_[static_cast<std::size_t>(unseen_count_++)] = static_cast<std::uint8_t>(card.index());
}

// The first steps of a shuffle (Fisher and Yates): step k swaps a card of the rest into place k.
Deal DealDrawer::draw(Random& random) const {
  std::array<std::uint8_t, 64> rest = unseen_;
  Deal deal;
  deal[me_] = hand_;
  auto next = static_cast<std::uint32_t>(0);
  const auto count = static_cast<std::uint32_t>(unseen_count_);
  for (int s = 0; s < players_; ++s) {
    if (s == me_.index())
      continue;
    const bool all_that_is_left = count - next == static_cast<std::uint32_t>(cards_);
    std::uint64_t hand = 0;
    for (int k = 0; k < cards_; ++k, ++next) {
      const std::uint32_t pick = all_that_is_left ? next : next + random.below(count - next);
      hand |= 1ULL << rest[pick];
      rest[pick] = rest[next];
    }
    deal[Seat::from_index(s)] = CardSet::from_bits(hand);
  }
  return deal;
}

}  // namespace wizbid
