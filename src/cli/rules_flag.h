// The rules that were asked for.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/value_reader.h"
#include "deals/situation.h"
#include "rules/rule_set.h"

namespace wizbid::cli {

// The rules of a text such as "plus-minus-one,quick" or "house.toml": names and files with commas
// between them. What is wrong is added to the faults; the rules are then official ones. A file's
// path counts from `folder`; empty: from the folder that the program runs in.
// `label`: how messages call the text, "--rules".
RuleSet rules_of(std::string_view text, const std::string& label, const std::string& folder,
                 std::vector<Fault>& faults);

// Those of --rules; official ones where it is not given. A file that a config file names is looked
// for beside it.
RuleSet read_rules(ValueReader& reader);

}  // namespace wizbid::cli
