// Rule sets told to people and programs.
#pragma once

#include <string>
#include <vector>

#include "rules/rule_set.h"
#include "words/language.h"

namespace wizbid {

// A line a set: its name and title.
std::string rules_list_text(const std::vector<RuleSet>& sets,
                            Language language = Language::english);
// What a set says: sentences as comments, in lines of at most `width` columns, then all settings as
// a file says them. Names, keys and their words are what is typed, in every language.
std::string rules_text(const RuleSet& rules, int width, Language language = Language::english);

// {"rules": [{"name": .., "title": .., ...}]}; "changes" has what differs from the publisher's
// rules in sentences, "rounds" the numbers of cards by number of players.
std::string rules_list_json(const std::vector<RuleSet>& sets);
std::string rules_json(const RuleSet& rules);

}  // namespace wizbid
