// The trump of a round, if any.
#pragma once

#include <optional>

#include "cards/card.h"
#include "cards/card_set.h"
#include "rules/table.h"

namespace wizbid {

using Trump = std::optional<Suit>;  // nullopt: no trump

constexpr CardSet trump_cards(Trump trump) {
  return trump ? CardSet::of_suit(*trump) : CardSet{};
}

enum class WizardTurned : std::uint8_t {
  dealer_names,        // having seen his hand
  dealer_names_blind,  // before he looks at it
  no_trump,
};
enum class JesterTurned : std::uint8_t {
  no_trump,
  left_names,  // the player left of the dealer, having seen his hand
};

// What a Wizard or a Jester turned up means for the trump. By default the publisher's rules.
struct TrumpRules {
  WizardTurned wizard = WizardTurned::dealer_names;
  JesterTurned jester = JesterTurned::no_trump;
  bool none_allowed = false;  // who names the trump may say that there is none
  friend bool operator==(const TrumpRules&, const TrumpRules&) = default;
};

// Somebody names the trump, before any bid.
struct Naming {
  Seat seat;
  bool looked = true;  // at his hand, so that what he names is a choice
  bool none_allowed = false;
};

// nullopt: the turn-up settles the trump by itself. `turn_up` is nullopt in the last round, where
// no card is left to turn up.
constexpr std::optional<Naming> trump_naming(const TrumpRules& rules, int players,
                                             std::optional<Card> turn_up) {
  if (!turn_up || turn_up->is_suited())
    return std::nullopt;
  if (turn_up->is_jester())
    return rules.jester == JesterTurned::left_names
               ? std::optional(Naming{Seat(), true, rules.none_allowed})
               : std::nullopt;
  if (rules.wizard == WizardTurned::no_trump)
    return std::nullopt;
  return Naming{Seat::from_number(players), rules.wizard == WizardTurned::dealer_names,
                rules.none_allowed};
}

// The trump where nobody names it.
constexpr Trump turned_trump(std::optional<Card> turn_up) {
  return turn_up && turn_up->is_suited() ? Trump(turn_up->suit()) : std::nullopt;
}

}  // namespace wizbid
