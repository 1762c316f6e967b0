// The settings of a rule set, each under its name: what differs from the publisher's rules, and
// putting several sets together.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "rules/rule_set.h"

namespace wizbid {

// The names of all settings, as in a file: "bids", "sum-rule", "scoring.made".
std::vector<std::string_view> rule_settings();

// Those that two sets have differently.
std::vector<std::string_view> different_settings(const RuleSet& a, const RuleSet& b);

// A rule set as one of several: the settings that it makes.
struct RulesPart {
  RuleSet rules;
  std::vector<std::string_view> makes;
};

// A set that makes the settings in which it differs from the publisher's rules.
RulesPart as_part(RuleSet rules);

// The named set, or a sentence that says that there is none and which may have been meant.
tl::expected<RulesPart, std::string> named_part(std::string_view name);

// What keeps settings, or sets, from going together, in a sentence that says what would be right.
struct Contradiction {
  std::vector<std::string_view> settings;
  std::string message;
};

std::optional<Contradiction> contradiction(const RuleSet& rules);

// The parts of a text, "plus-minus-one,quick", between its commas, without the blanks around them.
std::vector<std::string> rule_parts(std::string_view text);

// All parts at once; the name and the title are those of the parts, in order. An error where two
// make a setting differently, or what they make contradicts itself. Must hold: there is a part.
tl::expected<RulesPart, Contradiction> combined(const std::vector<RulesPart>& parts);

}  // namespace wizbid
