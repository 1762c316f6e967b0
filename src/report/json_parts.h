// What the JSON of several reports has in common.
#pragma once

#include <nlohmann/json_fwd.hpp>

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

}  // namespace wizbid
