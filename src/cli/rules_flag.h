// The rules that were asked for.
#pragma once

#include "cli/value_reader.h"
#include "rules/rule_set.h"

namespace wizbid::cli {

// The rule set of --rules; official ones where it is not given or not known, which is a fault.
RuleSet read_rules(ValueReader& reader);

}  // namespace wizbid::cli
