// Who can hold what: exact chances about the other players' hands. Every deal of the unseen cards
// is as likely as every other: bids and a trump suit named say nothing here.
#pragma once

#include <cstdint>
#include <optional>
#include <tl/expected.hpp>
#include <vector>

#include "cards/card_set.h"
#include "counting/integer.h"
#include "deals/situation.h"
#include "odds/plan.h"

namespace wizbid {

// What one player does not see. Must hold: the unseen cards are enough for the opponents' hands.
struct Hidden {
  CardSet unseen;
  int opponents = 0;
  int cards = 0;  // in each opponent's hand
};

inline Hidden hidden_from(const Situation& situation) {
  return {situation.unseen(), situation.players - 1, situation.cards};
}

// The number of ways to deal the opponents' hands, the opponents told apart.
Integer hidden_deals(const Hidden& hidden);

// A condition on a hand: it holds from `least` to `most` cards of a set.
struct HandCondition {
  CardSet cards;
  int least = 1;
  std::optional<int> most;  // nullopt: however many
};

// Which hand a condition is about.
enum class Holder : std::uint8_t {
  any_opponent,  // at least one opponent fulfils all the conditions himself
  together,      // all opponents' hands taken as one
  one_opponent,  // a certain one; nothing tells the opponents apart, so it does not matter which
};

// The exact chance that the holder fulfils all the conditions. Refused where the conditions cut
// the deck into so many pieces that counting would take longer than some
// seconds.
tl::expected<Fraction, Refusal> chance_of_holding(const Hidden& hidden, Holder holder,
                                                  const std::vector<HandCondition>& conditions);

}  // namespace wizbid
