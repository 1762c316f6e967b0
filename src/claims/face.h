// Cards by their part in a situation: "trump 3", "plain J", "any 9", "W".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/deck.h"
#include "claims/claim.h"

namespace wizbid {

// "trump 10", "plain j", "off-suit J", "any 3", "W", "J", "Wizard", "Jester"; or nothing.
// The ranks are those of the deck: "trump 13".
std::optional<Face> parse_face(std::string_view text, DeckName deck = DeckName::us);

std::string face_text(const Face& face);

// A face as a card of a suit: without a trump suit there is no trump. `any` is a plain card.
std::optional<Card> card_of(const Face& face, Trump trump);

Face face_of(Card card, Trump trump);

// One card for each face that can be held when this card is turned up, the weakest first: a Jester,
// the plain cards, the trumps, a Wizard.
std::vector<Card> ladder(std::optional<Card> turn_up, Trump trump);

// How many cards of the deck, without the one turned up, have the card's face.
int copies_of(Card card, std::optional<Card> turn_up, Trump trump);

}  // namespace wizbid
