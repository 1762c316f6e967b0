// The four suits exchanged for one another.
#pragma once

#include <array>
#include <optional>

#include "cards/card_set.h"

namespace wizbid {

// A one-to-one map of the suits. Cards without a suit stay what they are.
class SuitRelabelling {
 public:
  // Every suit stays.
  constexpr SuitRelabelling() = default;
  // `new_suits[s]` is what the suit with number s becomes. Must hold: all four are different.
  explicit constexpr SuitRelabelling(std::array<Suit, 4> new_suits) : new_suits_(new_suits) {}

  constexpr Suit operator()(Suit suit) const { return new_suits_[static_cast<std::size_t>(suit)]; }
  constexpr Card operator()(Card card) const {
    return card.is_suited() ? Card(card.rank(), (*this)(card.suit())) : card;
  }
  template <typename Value>  // a trump or a turn-up
  constexpr std::optional<Value> operator()(std::optional<Value> value) const {
    return value ? std::optional((*this)(*value)) : std::nullopt;
  }
  constexpr CardSet operator()(CardSet cards) const {
    CardSet relabelled = cards - CardSet::suit_cards();
    for (const Suit suit : all_suits)
      relabelled |= moved(cards & CardSet::of_suit(suit), suit, (*this)(suit));
    return relabelled;
  }

  // The map back.
  constexpr SuitRelabelling inverse() const {
    std::array<Suit, 4> old_suits{};
    for (const Suit suit : all_suits)
      old_suits[static_cast<std::size_t>((*this)(suit))] = suit;
    return SuitRelabelling(old_suits);
  }

  friend constexpr bool operator==(SuitRelabelling, SuitRelabelling) = default;

 private:
  // Must hold: all cards are of suit `from`.
  static constexpr CardSet moved(CardSet cards, Suit from, Suit to) {
    const std::uint64_t ranks = cards.bits() >> (static_cast<int>(from) * ranks_per_suit);
    return CardSet::from_bits(ranks << (static_cast<int>(to) * ranks_per_suit));
  }

  std::array<Suit, 4> new_suits_ = all_suits;
};

}  // namespace wizbid
