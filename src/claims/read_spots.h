// Reads the members of a claim that say where at the table it applies. Internal to claims.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "claims/claim.h"
#include "claims/fields.h"
#include "claims/spot.h"

namespace wizbid {

// players, seat, turn-up, trump, bids, bid-noise, each one or a list: every combination for a round
// of so many cards. The turn-ups vary fastest. Empty where something is at fault.
std::vector<Spot> read_spots(Fields& fields, int cards);

std::vector<int> read_players(Fields& fields);

using TurnUps = std::vector<std::optional<Card>>;

// One entry of `turn-up`, and the suit that the dealer names where that is a Wizard.
struct WrittenTurnUps {
  Node node;
  TurnUps cards;
  Trump named;
};

std::vector<WrittenTurnUps> read_turn_ups(Fields& fields);

// What is trump with this card turned up, `named` where it is named.
Trump trump_of(const RuleSet& rules, std::optional<Card> turn_up, Trump named);

// `rules`, with `sole-leader` where they ask: names of sets, or a table of settings as in a file of
// rules; a set that other versions have and this one has not is no fault: `missing` names it.
RuleSet read_rules(Fields& fields, std::optional<std::string>& missing);

// The same where a missing set is told elsewhere.
RuleSet rules_in(Fields& fields);

OpenClaim without_rules(const std::string& name);

// `key`, the name of a player, or `usual`.
std::string read_model(Fields& fields, std::string_view key, const std::string& usual);

}  // namespace wizbid
