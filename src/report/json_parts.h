// What the JSON of several reports has in common.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "cards/deck.h"
#include "odds/answer.h"
#include "odds/question.h"

namespace wizbid {

inline constexpr int schema_version = 1;

// JSON has no infinity: "inf". A whole number is written as one.
nlohmann::ordered_json noise_json(BidNoise noise);

// null for an error that is not known, which is infinite.
nlohmann::ordered_json error_json(double error);

// Adds "rules_changes", a list of sentences, where the rules are not the publisher's.
void add_rules_changes(const RuleSet& rules, nlohmann::ordered_json& json);

// The situation with "notation": "us" where it is of another deck: cards in JSON are always those
// of the US deck, and `wizbid serve` has to know when it is sent one.
nlohmann::ordered_json with_notation(nlohmann::ordered_json situation, DeckName deck);

// The notation of cards in JSON: that of the US deck, in which special cards have no names; with
// such cards their own.
DeckName json_deck(DeckName deck);

}  // namespace wizbid
