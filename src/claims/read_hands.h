// Reads the members of a claim that name cards. Internal to claims.
#pragma once

#include <optional>
#include <vector>

#include "claims/claim.h"
#include "claims/fields.h"
#include "claims/spot.h"

namespace wizbid {

// `hand` or `hands`: "AS 2S", "trump 3", "plain" (each plain card), "trump", "every". All have the
// same number of cards, and each can be held with each card that the claim says is turned up, or
// at least with one of those that one text stands for. Empty, with a fault, where that is not so.
std::vector<Hand> read_hands(Fields& fields);

// Cards in a hand; 1 if there are none.
int cards_of_hands(const std::vector<Hand>& hands);

std::optional<CardSet> read_hand_text(Fields& fields, const Node& node);
std::optional<Face> read_face(Fields& fields, const Node& node);

}  // namespace wizbid
