// Where the trained players have not learned by the rules in force.
#pragma once

#include <optional>
#include <string>

#include "rules/rule_set.h"
#include "words/language.h"

namespace wizbid {

// What they were not trained for: the scores of the round, or, if `named` (somebody names the
// trump, or might), how the trump comes about. nullopt: nothing.
std::optional<std::string> training_note(const RuleSet& rules, bool named,
                                         Language language = Language::english);

// Whether a player of this name was trained.
bool is_trained(const std::string& name);

}  // namespace wizbid
