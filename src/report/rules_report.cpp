#include "report/rules_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/json_parts.h"
#include "report/json_text.h"
#include "report/text_layout.h"

namespace wizbid {

namespace {

using Json = nlohmann::ordered_json;

std::string sum_rule_sentence(const RuleSet& rules) {
  if (!rules.sum_rule)
    return "Any number of tricks may be bid, whatever the others have bid.";
  std::string when = "In every round";
  if (rules.sum_rule->last_round_only)
    when = "In the last round";
  else if (rules.sum_rule->first_round > 1)
    when = fmt::format("From {} cards on", rules.sum_rule->first_round);
  return fmt::format("{} the last bidder may not make the bids add up to the tricks{}.", when,
                     rules.sum_rule->zero_allowed ? ", but may always bid 0" : "");
}

std::string bids_sentence(BidsKnown known) {
  switch (known) {
    case BidsKnown::aloud:
      return "Bids are made aloud, one after the other.";
    case BidsKnown::after_auction:
      return "Bids are made in secret and revealed before the first lead.";
    case BidsKnown::after_round:
      return "Bids are made in secret and revealed after the round.";
  }
  return {};
}

std::string scoring_sentence(const Scoring& scoring) {
  return fmt::format(
      "A bid made scores {} and {} for each trick; a bid missed {} for each trick "
      "over or under.",
      scoring.made, scoring.made_per_trick, scoring.missed_per_trick);
}

std::string known_key(BidsKnown known) {
  switch (known) {
    case BidsKnown::aloud:
      return "aloud";
    case BidsKnown::after_auction:
      return "after_auction";
    case BidsKnown::after_round:
      return "after_round";
  }
  return {};
}

Json json_of(const RuleSet& rules) {
  Json sum_rule = nullptr;
  if (rules.sum_rule)
    sum_rule = {{"first_round", rules.sum_rule->first_round},
                {"last_round_only", rules.sum_rule->last_round_only},
                {"zero_allowed", rules.sum_rule->zero_allowed}};
  return {{"name", rules.name},
          {"title", rules.title},
          {"sum_rule", sum_rule},
          {"bids_known", known_key(rules.bids_known)},
          {"scoring",
           {{"made", rules.scoring.made},
            {"made_per_trick", rules.scoring.made_per_trick},
            {"missed_per_trick", rules.scoring.missed_per_trick}}}};
}

}  // namespace

std::string rules_list_text(const std::vector<RuleSet>& sets) {
  std::size_t widest = 0;
  for (const RuleSet& rules : sets)
    widest = std::max(widest, rules.name.size());
  std::string text;
  for (const RuleSet& rules : sets)
    text += fmt::format("{:<{}}  {}\n", rules.name, widest, rules.title);
  return text;
}

std::string rules_text(const RuleSet& rules, int width) {
  std::string text = fmt::format("{}: {}.\n\n", rules.name, rules.title);
  for (const std::string& sentence :
       {bids_sentence(rules.bids_known), sum_rule_sentence(rules), scoring_sentence(rules.scoring),
        std::string(
            "All else is by the publisher's rules: 60 cards; 1 card each in the first round, one "
            "more each round; the dealer names the trump when a Wizard is turned up; no trump "
            "after a Jester and in the last round.")})
    text += wrapped(sentence, width) + '\n';
  return text;
}

std::string rules_list_json(const std::vector<RuleSet>& sets) {
  Json list = Json::array();
  for (const RuleSet& rules : sets)
    list.push_back(json_of(rules));
  return json_text({{"schema_version", schema_version}, {"program", "wizbid"}, {"rules", list}});
}

std::string rules_json(const RuleSet& rules) {
  return json_text(json_of(rules));
}

}  // namespace wizbid
