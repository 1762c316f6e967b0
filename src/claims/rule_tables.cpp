#include "claims/rule_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "claims/rule_fields.h"
#include "rules/rule_toml.h"
#include "rules/schedule.h"

namespace wizbid {

namespace {

constexpr auto top_keys =
    std::to_array<std::string_view>({"title", "base", "bids", "clairvoyance", "sum-rule", "trump",
                                     "schedule", "scoring", "table-points", "special"});
constexpr auto sum_rule_keys =
    std::to_array<std::string_view>({"from-cards", "last-round-only", "zero-allowed", "binds"});
constexpr auto trump_keys = std::to_array<std::string_view>({"wizard", "jester", "none-allowed"});
constexpr auto special_keys = std::to_array<std::string_view>(
    {"camelot", "magic", "dragon", "fairy", "bomb", "shapeshifter"});
constexpr auto schedule_keys =
    std::to_array<std::string_view>({"every", "players-3", "players-4", "players-5", "players-6"});
constexpr auto scoring_keys = std::to_array<std::string_view>(
    {"made", "made-per-trick", "missed-per-trick", "zero", "zero-per-card", "zero-from-cards",
     "last-zero", "last-zero-per-card"});
constexpr auto zero_keys = std::to_array<std::string_view>(
    {"zero", "zero-per-card", "zero-from-cards", "last-zero", "last-zero-per-card"});
constexpr int most_points_set = 100;  // that a setting of the scoring may be, up or down

struct RuleTable {
  std::string_view name;
  std::string_view what;  // in a message
  std::span<const std::string_view> keys;
};
constexpr std::array rule_tables{RuleTable{"sum-rule", "A sum rule", sum_rule_keys},
                                 RuleTable{"trump", "The trump", trump_keys},
                                 RuleTable{"special", "The special cards", special_keys},
                                 RuleTable{"schedule", "A schedule", schedule_keys},
                                 RuleTable{"scoring", "Scoring", scoring_keys}};

// Where a key belongs that stands elsewhere; empty: nowhere.
std::string place_of(std::string_view key) {
  for (const RuleTable& table : rule_tables) {
    if (std::ranges::find(table.keys, key) != table.keys.end())
      return fmt::format("It stands in the table [{}].", table.name);
  }
  if (key.starts_with("players-"))
    return fmt::format("There are {} to {} players.", min_players, max_players);
  return std::ranges::find(top_keys, key) != top_keys.end()
             ? "It stands above the first [table] of the file."
             : "";
}

// `fields` has the table only.
void refuse_others_in(Fields& fields, std::string_view name) {
  const auto* table = std::ranges::find(rule_tables, name, &RuleTable::name);
  fields.refuse_others(table->what, table->keys, place_of);
}

int points_or(Fields& fields, std::string_view key, int otherwise) {
  return static_cast<int>(fields.whole(key, -most_points_set, most_points_set, "a number of points")
                              .value_or(otherwise));
}

// What is not said is as in the base, or as for any bid made.
void read_zero(Fields& fields, const Node& table, RulesPart& part) {
  const auto says = [&table](std::string_view key) { return table.find(key) != nullptr; };
  if (std::ranges::none_of(zero_keys, says))
    return;
  RuleSet& rules = part.rules;
  if (!rules.zero && says("zero-from-cards") && !says("zero") && !says("zero-per-card"))
    return fields.add_fault(*table.find("zero-from-cards"), "No score of its own begins here.",
                            "Say what a 0 made scores from then on: zero, zero-per-card or both.");
  ZeroBonus zero = rules.zero.value_or(ZeroBonus{rules.scoring.made, 0, 1, {}, {}});
  zero.points = points_or(fields, "zero", zero.points);
  zero.per_card = points_or(fields, "zero-per-card", zero.per_card);
  if (const auto first = fields.whole("zero-from-cards", 1, max_cards, "a number of cards"))
    zero.first_round = static_cast<int>(*first);
  if (says("last-zero"))
    zero.last_points = points_or(fields, "last-zero", 0);
  if (says("last-zero-per-card"))
    zero.last_per_card = points_or(fields, "last-zero-per-card", 0);
  rules.zero = zero;
  make_setting(part, "scoring.zero");
}

void read_missed(Fields& fields, Scoring& scoring) {
  const Node* node = fields.find("missed-per-trick");
  if (node == nullptr)
    return;
  const int points = points_or(fields, "missed-per-trick", 0);
  if (points > 0)
    return fields.add_fault(*node, "A bid missed would gain points.",
                            fmt::format("Write missed-per-trick = -{}, with the minus.", points));
  scoring.missed_per_trick = points;
}

// The rounds with so many players.
void read_chosen(Fields& fields, int players, Schedule& schedule) {
  const Node* node = fields.find(fmt::format("players-{}", players));
  if (node == nullptr)
    return;
  if (std::holds_alternative<std::string>(node->value))
    return fields.add_fault(*node, fmt::format("{} is no list of rounds.", value_text(*node)),
                            "Write it without quotes, as in [1, 3, 5].");
  const auto* list = std::get_if<Node::List>(&node->value);
  std::vector<int> rounds;
  for (const Node& item : list != nullptr ? *list : Node::List{*node}) {
    const auto cards = fields.whole_in(item, 1, last_round(players),
                                       fmt::format("a round of {} players", players));
    if (!cards)
      return;
    if (!rounds.empty() && *cards <= rounds.back())
      return fields.add_fault(
          item, fmt::format("The round of {} stands after that of {}.", *cards, rounds.back()),
          "Write the rounds from few cards to many, each once.");
    rounds.push_back(static_cast<int>(*cards));
  }
  if (rounds.empty())
    return fields.add_fault(*node, "A game needs a round.", "Write one, as in [1, 2, 3].");
  schedule.chosen.at(static_cast<std::size_t>(players - min_players)) = rounds;
}

}  // namespace

void read_sum_rule(Fields& file, RulesPart& part) {
  constexpr std::array<std::string_view, 1> none{"none"};
  if (chosen_word_or_table(file, "sum-rule", none)) {
    part.rules.sum_rule.reset();
    make_setting(part, "sum-rule");
  }
  const Node* node = table_at(file, "sum-rule");
  if (node == nullptr)
    return;
  Fields fields = file.alone(*node);
  SumRule rule = part.rules.sum_rule.value_or(SumRule{});
  const auto from = fields.whole("from-cards", 1, max_cards, "a number of cards");
  rule.last_round_only = fields.flag("last-round-only").value_or(rule.last_round_only);
  if (rule.last_round_only && from.value_or(1) > 1)
    fields.add_fault(*node->find("from-cards"),
                     "A rule of the last round alone begins nowhere else.",
                     "Leave out from-cards or last-round-only.");
  rule.first_round = rule.last_round_only ? 1 : static_cast<int>(from.value_or(rule.first_round));
  rule.zero_allowed = fields.flag("zero-allowed").value_or(rule.zero_allowed);
  constexpr std::array bounds{BoundBidder::last_bidder, BoundBidder::sole_leader};
  const std::array<std::string_view, 2> words{bound_word(bounds[0]), bound_word(bounds[1])};
  if (const auto place = chosen_word(fields, "binds", words))
    rule.binds = bounds.at(*place);
  refuse_others_in(fields, "sum-rule");
  part.rules.sum_rule = rule;
  make_setting(part, "sum-rule");
}

void read_trump_rules(Fields& file, RulesPart& part) {
  const Node* node = only_table_at(file, "trump");
  if (node == nullptr)
    return;
  Fields fields = file.alone(*node);
  TrumpRules& trump = part.rules.trump;
  constexpr std::array wizards{WizardTurned::dealer_names, WizardTurned::dealer_names_blind,
                               WizardTurned::no_trump};
  constexpr std::array jesters{JesterTurned::no_trump, JesterTurned::left_names};
  std::array<std::string_view, wizards.size()> wizard_words;
  std::ranges::transform(wizards, wizard_words.begin(), wizard_word);
  std::array<std::string_view, jesters.size()> jester_words;
  std::ranges::transform(jesters, jester_words.begin(), jester_word);
  if (const auto place = chosen_word(fields, "wizard", wizard_words))
    trump.wizard = wizards.at(*place);
  if (const auto place = chosen_word(fields, "jester", jester_words))
    trump.jester = jesters.at(*place);
  trump.none_allowed = fields.flag("none-allowed").value_or(trump.none_allowed);
  make_settings_of(part, "trump.", *node);
  refuse_others_in(fields, "trump");
}

void read_special_cards(Fields& file, RulesPart& part) {
  const Node* node = only_table_at(file, "special");
  if (node == nullptr)
    return;
  Fields fields = file.alone(*node);
  SpecialCards& special = part.rules.special;
  special.camelot = fields.flag("camelot").value_or(special.camelot);
  special.magic = fields.flag("magic").value_or(special.magic);
  special.dragon = fields.flag("dragon").value_or(special.dragon);
  special.fairy = fields.flag("fairy").value_or(special.fairy);
  special.bomb = fields.flag("bomb").value_or(special.bomb);
  special.shapeshifter = fields.flag("shapeshifter").value_or(special.shapeshifter);
  make_settings_of(part, "special.", *node);
  refuse_others_in(fields, "special");
}

void read_schedule(Fields& file, RulesPart& part) {
  constexpr std::array<std::string_view, 3> words{"all", "quick", "tournament"};
  const std::array<Schedule, 3> schedules{Schedule{}, quick_schedule(), tournament_schedule()};
  if (const auto place = chosen_word_or_table(file, "schedule", words)) {
    part.rules.schedule = schedules.at(*place);
    make_setting(part, "schedule");
  }
  const Node* node = table_at(file, "schedule");
  if (node == nullptr)
    return;
  Fields fields = file.alone(*node);
  Schedule& schedule = part.rules.schedule;
  if (const auto step = fields.whole("every", 1, max_cards, "a number of rounds"))
    schedule = {static_cast<int>(*step), {}};
  for (int players = min_players; players <= max_players; ++players)
    read_chosen(fields, players, schedule);
  refuse_others_in(fields, "schedule");
  make_setting(part, "schedule");
}

void read_scoring(Fields& file, RulesPart& part) {
  const Node* node = only_table_at(file, "scoring");
  if (node == nullptr)
    return;
  Fields fields = file.alone(*node);
  Scoring& scoring = part.rules.scoring;
  scoring.made = points_or(fields, "made", scoring.made);
  scoring.made_per_trick = points_or(fields, "made-per-trick", scoring.made_per_trick);
  read_missed(fields, scoring);
  read_zero(fields, *node, part);
  make_settings_of(part, "scoring.", *node);
  refuse_others_in(fields, "scoring");
}

void refuse_other_rule_keys(Fields& file) {
  file.refuse_others("A rule set", top_keys, place_of);
}

}  // namespace wizbid
