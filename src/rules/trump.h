// The trump of a round, if any.
#pragma once

#include <optional>

#include "cards/card.h"
#include "cards/card_set.h"

namespace wizbid {

using Trump = std::optional<Suit>;  // nullopt: no trump

constexpr CardSet trump_cards(Trump trump) {
  return trump ? CardSet::of_suit(*trump) : CardSet{};
}

// How the turn-up settles the trump. A Wizard leaves it to the dealer.
enum class TrumpSource : std::uint8_t { turned_suit, none, dealer_names };

// `turn_up` is nullopt in the last round, where no card is left to turn up.
constexpr TrumpSource trump_source(std::optional<Card> turn_up) {
  if (!turn_up || turn_up->is_jester())
    return TrumpSource::none;
  return turn_up->is_wizard() ? TrumpSource::dealer_names : TrumpSource::turned_suit;
}

}  // namespace wizbid
