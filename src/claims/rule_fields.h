// What the tables of a rule file have in common: words to choose from, and which settings they
// make.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "claims/fields.h"
#include "rules/rule_settings.h"

namespace wizbid {

// Notes that a part makes a setting (rules/rule_settings.h).
void make_setting(RulesPart& part, std::string_view setting);

// The settings of a group, as in "trump.", that its table names.
void make_settings_of(RulesPart& part, std::string_view group, const Node& table);

// The place of a member's word among several; nullopt: it is not there or, with a fault, none of
// them.
std::optional<std::size_t> chosen_word(Fields& fields, std::string_view key,
                                       std::span<const std::string_view> words);

// The same for a member that may be a table too.
std::optional<std::size_t> chosen_word_or_table(Fields& fields, std::string_view key,
                                                std::span<const std::string_view> words);

// A member that is a table; nullptr: it is not there, or no table.
const Node* table_at(Fields& fields, std::string_view key);

// The same for a member that can be nothing else: a fault where it is.
const Node* only_table_at(Fields& fields, std::string_view key);

}  // namespace wizbid
