// What a rule set says, in sentences.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/rule_set.h"
#include "words/language.h"

namespace wizbid {

// The title; those of the sets that come with the program, or several of them joined, in that
// language, others as their authors wrote them.
std::string rule_title(const RuleSet& rules, Language language = Language::english);

// "Excalibur", "the Bomb"; in German "Excalibur", "die Bombe". Must hold: the card is a special one
// of these.
std::string_view special_card_name(const SpecialCards& special, Card card,
                                   Language language = Language::english);

// Everything that a set can say, one sentence a matter.
std::vector<std::string> rule_sentences(const RuleSet& rules,
                                        Language language = Language::english);

// The sentences in which it says something else than the publisher's rules; of those none.
std::vector<std::string> rule_changes(const RuleSet& rules, Language language = Language::english);

// "Rules plus-minus-one: In every round the last bidder ...": what differs for so many players;
// nullopt: nothing.
std::optional<std::string> rules_note(const RuleSet& rules, int players,
                                      Language language = Language::english);

}  // namespace wizbid
