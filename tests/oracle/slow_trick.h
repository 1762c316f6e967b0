// A trick judged from the list of its cards, sentence by sentence as the rules have it.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "cards/card_set.h"
#include "rules/trump.h"

namespace wizbid::oracle {

// "Jester led: the first card that is not a Jester decides: a suit card sets the suit; a Wizard
// makes it as if the Wizard had been led", and then "nobody need follow anything".
inline std::optional<Suit> slow_suit_to_follow(const std::vector<Card>& trick) {
  for (const Card card : trick) {
    if (card.is_jester())
      continue;
    if (card.is_wizard())
      return std::nullopt;
    return card.suit();
  }
  return std::nullopt;
}

// "Follow the suit led if able; a Wizard or a Jester may always be played."
inline bool slow_may_play(Card card, const std::vector<Card>& hand,
                          const std::vector<Card>& trick) {
  const auto suit = slow_suit_to_follow(trick);
  const bool able = std::any_of(hand.begin(), hand.end(), [suit](Card held) {
    return held.is_suited() && suit && held.suit() == *suit;
  });
  return !able || !card.is_suited() || card.suit() == *suit;
}

// The place of the highest card of a suit, if there is one.
inline std::optional<int> slow_highest(const std::vector<Card>& trick, Suit suit) {
  std::optional<int> best;
  for (int place = 0; place < static_cast<int>(trick.size()); ++place) {
    const Card card = trick[static_cast<std::size_t>(place)];
    if (!card.is_suited() || card.suit() != suit)
      continue;
    if (!best || card.rank() > trick[static_cast<std::size_t>(*best)].rank())
      best = place;
  }
  return best;
}

// "The first Wizard; else the highest trump; else the highest card of the suit led; if all are
// Jesters, the first." The place of the winner, 0 = led. Must hold: a card has been played.
inline int slow_winning_place(const std::vector<Card>& trick, Trump trump) {
  for (int place = 0; place < static_cast<int>(trick.size()); ++place) {
    if (trick[static_cast<std::size_t>(place)].is_wizard())
      return place;
  }
  if (trump) {
    if (const auto place = slow_highest(trick, *trump))
      return *place;
  }
  if (const auto suit = slow_suit_to_follow(trick))
    return *slow_highest(trick, *suit);
  return 0;
}

}  // namespace wizbid::oracle
