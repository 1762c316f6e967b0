// Reads the members of a claim that say where at the table it applies. Internal to claims.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "claims/claim.h"
#include "claims/fields.h"
#include "claims/spot.h"

namespace wizbid {

// players, seat, turn-up, trump, bids, bid-noise, each one or a list: every combination. The
// turn-ups vary fastest. Empty where something is at fault.
std::vector<Spot> read_spots(Fields& fields, int cards);

std::vector<int> read_players(Fields& fields);

// `hand` or `hands`: "AS 2S", "trump 3", "plain" (each plain card), "trump", "every".
std::vector<Hand> read_hands(Fields& fields);

std::optional<CardSet> read_hand_text(Fields& fields, const Node& node);
std::optional<Face> read_face(Fields& fields, const Node& node);

// `rules`; a set that other versions have and this one has not is no fault: `missing` names it.
RuleSet read_rules(Fields& fields, std::optional<std::string>& missing);

OpenClaim without_rules(const std::string& name);

// `key`, the name of a player, or `usual`.
std::string read_model(Fields& fields, std::string_view key, const std::string& usual);

}  // namespace wizbid
