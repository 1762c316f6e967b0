// The card that somebody most likely meant by a text that is none.
#pragma once

#include <span>
#include <string>

#include "cards/card.h"
#include "cards/deck.h"
#include "cards/utf8.h"

namespace wizbid {

struct NearestCard {
  Card card;
  int distance = 0;  // 0: the same but for look-alikes and characters that can't be seen
};

// The card with the spelling nearest to `text` (its first characters, if it is long): fewest
// characters added, dropped or exchanged; exchanging neighbours on the keyboard, or characters
// that look alike, counts half. Knows how ranks are misspelt (DH is the German Dame, QH). Equally
// near: the first in the deck's order.
NearestCard nearest_card(std::span<const Character> text, const Deck& deck);

}  // namespace wizbid
