#include "report/rules_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/json_parts.h"
#include "report/json_text.h"
#include "report/text_layout.h"
#include "rules/rule_toml.h"
#include "rules/rule_words.h"
#include "rules/schedule.h"

namespace wizbid {

namespace {

using Json = nlohmann::ordered_json;

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

// By the keys that a file has for them.
Json special_cards_json(const SpecialCards& special) {
  Json keys = Json::array();
  const auto add = [&keys](bool on, const char* key) {
    if (on)
      keys.push_back(key);
  };
  add(special.camelot, "camelot");
  add(special.magic, "magic");
  add(special.dragon, "dragon");
  add(special.fairy, "fairy");
  add(special.bomb, "bomb");
  add(special.shapeshifter, "shapeshifter");
  return keys;
}

Json json_of(const RuleSet& rules) {
  Json sum_rule = nullptr;
  if (rules.sum_rule)
    sum_rule = {{"first_round", rules.sum_rule->first_round},
                {"last_round_only", rules.sum_rule->last_round_only},
                {"zero_allowed", rules.sum_rule->zero_allowed},
                {"binds", bound_word(rules.sum_rule->binds)}};
  Json schedule = Json::object();
  for (int players = min_players; players <= max_players; ++players)
    schedule[std::to_string(players)] = rounds(rules, players);
  Json zero = nullptr;
  if (rules.zero)
    zero = {{"points", rules.zero->points},
            {"per_card", rules.zero->per_card},
            {"first_round", rules.zero->first_round},
            {"last_points", rules.zero->last_points.value_or(rules.zero->points)},
            {"last_per_card", rules.zero->last_per_card.value_or(rules.zero->per_card)}};
  return {{"name", rules.name},
          {"title", rules.title},
          {"changes", rule_changes(rules)},
          {"sum_rule", sum_rule},
          {"bids_known", known_key(rules.bids_known)},
          {"clairvoyance", rules.clairvoyance},
          {"trump",
           {{"wizard", wizard_word(rules.trump.wizard)},
            {"jester", jester_word(rules.trump.jester)},
            {"none_allowed", rules.trump.none_allowed}}},
          {"special_cards", special_cards_json(rules.special)},
          {"rounds", schedule},
          {"scoring",
           {{"made", rules.scoring.made},
            {"made_per_trick", rules.scoring.made_per_trick},
            {"missed_per_trick", rules.scoring.missed_per_trick},
            {"zero", zero}}},
          {"table_points", rules.table_points}};
}

}  // namespace

std::string rules_list_text(const std::vector<RuleSet>& sets, Language language) {
  std::size_t widest = 0;
  for (const RuleSet& rules : sets)
    widest = std::max(widest, rules.name.size());
  std::string text;
  for (const RuleSet& rules : sets)
    text += fmt::format("{:<{}}  {}\n", rules.name, widest, rule_title(rules, language));
  return text;
}

std::string rules_text(const RuleSet& rules, int width, Language language) {
  RuleSet titled = rules;
  titled.title = rule_title(rules, language);
  const std::string mark = "# ";
  std::string sentences =
      wrapped(fmt::format("{}: {}.", rules.name, titled.title), width - 2) + "\n\n";
  for (const std::string& sentence : rule_sentences(rules, language))
    sentences += wrapped(sentence, width - 2) + '\n';
  sentences += wrapped(say(language, "All else is by the publisher's rules."), width - 2) + '\n';
  std::string text = mark;
  for (std::size_t i = 0; i < sentences.size(); ++i) {
    text += sentences[i];
    if (sentences[i] == '\n' && i + 1 < sentences.size())
      text += sentences[i + 1] == '\n' ? "#" : mark;
  }
  return text + '\n' + rules_toml(titled);
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
