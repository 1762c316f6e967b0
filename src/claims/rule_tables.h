// The tables of a rule file: [sum-rule], [trump], [special], [schedule] and [scoring].
#pragma once

#include "claims/fields.h"
#include "rules/rule_settings.h"

namespace wizbid {

// Each reads its member of the file, a word or a table, into the part, with a fault for whatever
// makes no sense. What the file does not say stays as it is.
void read_sum_rule(Fields& file, RulesPart& part);
void read_trump_rules(Fields& file, RulesPart& part);
void read_special_cards(Fields& file, RulesPart& part);
void read_schedule(Fields& file, RulesPart& part);
void read_scoring(Fields& file, RulesPart& part);

// A fault for each key of the file that belongs into one of the tables, or is unknown.
void refuse_other_rule_keys(Fields& file);

}  // namespace wizbid
