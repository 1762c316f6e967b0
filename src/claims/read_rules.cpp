#include "claims/read_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "claims/parse.h"
#include "rules/rule_toml.h"
#include "rules/schedule.h"

namespace wizbid {

namespace {

constexpr auto rule_keys =
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
constexpr int most_points_set = 100;  // that a setting of the scoring may be, up or down

class RuleReader {
 public:
  RuleReader(const Node& table, const std::string& name, std::vector<ClaimFault>& faults)
      : table_(table), fields_({&table}, faults), faults_(faults) {
    part_.rules.name = name;
  }

  RulesPart read() {
    const std::size_t before = faults_.size();
    const std::string name = part_.rules.name;
    read_base();
    part_.rules.name = name;
    part_.rules.title = "House rules";
    read_title();
    read_bids_known();
    read_sum_rule();
    read_trump_rules();
    read_special();
    read_schedule();
    read_scoring();
    if (const auto yes = fields_.flag("table-points")) {
      part_.rules.table_points = *yes;
      makes("table-points");
    }
    if (const auto yes = fields_.flag("clairvoyance")) {
      part_.rules.clairvoyance = *yes;
      makes("clairvoyance");
    }
    fields_.refuse_others("A rule set", rule_keys);
    if (faults_.size() == before)
      check_together();
    if (faults_.size() == before)
      return part_;
    RulesPart official{official_rules(), {}};
    official.rules.name = name;
    return official;
  }

 private:
  void makes(std::string_view setting) {
    if (std::ranges::find(part_.makes, setting) == part_.makes.end())
      part_.makes.push_back(setting);
  }

  void read_base() {
    const Node* node = fields_.find("base");
    const auto text = node != nullptr ? fields_.text_in(*node, "the name of a rule set")
                                      : std::optional<std::string>();
    if (!text)
      return;
    std::vector<RulesPart> parts;
    for (const std::string& name : rule_parts(*text)) {
      auto part = named_part(name);
      if (!part)
        return fields_.add_fault(*node, part.error(), "A base is one of these, or several.");
      parts.push_back(*std::move(part));
    }
    auto sum = combined(parts);
    if (!sum)
      return fields_.add_fault(*node, sum.error().message, "Take a base that fits together.");
    part_ = *std::move(sum);
  }

  void read_title() {
    const Node* node = fields_.find("title");
    const auto title = fields_.text("title", "a line that says what the rules are");
    if (!title)
      return;
    constexpr std::size_t longest = 500;
    const bool plain = std::ranges::none_of(
        *title, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; });
    if (!plain || title->empty() || title->size() > longest)
      return fields_.add_fault(*node, "This is no title.",
                               "Write one line of at most 500 characters.");
    part_.rules.title = *title;
  }

  // The place of a word among several; a fault where it is none of them.
  std::optional<std::size_t> choice(Fields& fields, std::string_view key,
                                    std::span<const std::string_view> words) {
    const Node* node = fields.find(key);
    if (node == nullptr)
      return std::nullopt;
    const std::string all = fmt::format("\"{}\"", fmt::join(words, "\", \""));
    const auto* text = std::get_if<std::string>(&node->value);
    const auto found = text != nullptr ? std::ranges::find(words, *text) : words.end();
    if (found != words.end())
      return static_cast<std::size_t>(found - words.begin());
    fields.add_fault(*node, fmt::format("{} can't be {}.", key, value_text(*node)),
                     fmt::format("It is one of {}.", all));
    return std::nullopt;
  }

  void read_bids_known() {
    constexpr std::array known{BidsKnown::aloud, BidsKnown::after_auction, BidsKnown::after_round};
    std::array<std::string_view, known.size()> words;
    std::ranges::transform(known, words.begin(), bids_known_word);
    if (const auto place = choice(fields_, "bids", words)) {
      part_.rules.bids_known = known.at(*place);
      makes("bids");
    }
  }

  // A table, or one of some words: the place of the word. A fault where it is neither.
  std::optional<std::size_t> word_or_table(std::string_view key,
                                           std::span<const std::string_view> words) {
    const Node* node = fields_.find(key);
    if (node == nullptr || std::holds_alternative<Node::Table>(node->value))
      return std::nullopt;
    if (std::holds_alternative<std::string>(node->value))
      return choice(fields_, key, words);
    fields_.add_fault(
        *node, fmt::format("{} can't be {}.", key, value_text(*node)),
        fmt::format("It is \"{}\", or a table [{}].", fmt::join(words, "\" or \""), key));
    return std::nullopt;
  }

  const Node* table_at(std::string_view key) {
    const Node* node = fields_.find(key);
    return node != nullptr && std::holds_alternative<Node::Table>(node->value) ? node : nullptr;
  }

  void read_sum_rule() {
    constexpr std::array<std::string_view, 1> none{"none"};
    if (word_or_table("sum-rule", none)) {
      part_.rules.sum_rule.reset();
      makes("sum-rule");
    }
    const Node* node = table_at("sum-rule");
    if (node == nullptr)
      return;
    Fields fields = fields_.alone(*node);
    SumRule rule = part_.rules.sum_rule.value_or(SumRule{});
    rule.first_round = static_cast<int>(
        fields.whole("from-cards", 1, max_cards, "a number of cards").value_or(rule.first_round));
    rule.last_round_only = fields.flag("last-round-only").value_or(rule.last_round_only);
    rule.zero_allowed = fields.flag("zero-allowed").value_or(rule.zero_allowed);
    constexpr std::array bounds{BoundBidder::last_bidder, BoundBidder::sole_leader};
    const std::array<std::string_view, 2> words{bound_word(bounds[0]), bound_word(bounds[1])};
    if (const auto place = choice(fields, "binds", words))
      rule.binds = bounds.at(*place);
    fields.refuse_others("A sum rule", sum_rule_keys);
    part_.rules.sum_rule = rule;
    makes("sum-rule");
  }

  void read_trump_rules() {
    const Node* node = fields_.find("trump");
    if (node == nullptr)
      return;
    if (!std::holds_alternative<Node::Table>(node->value))
      return fields_.add_fault(*node, fmt::format("trump can't be {}.", value_text(*node)),
                               "Write a table [trump].");
    Fields fields = fields_.alone(*node);
    TrumpRules& trump = part_.rules.trump;
    constexpr std::array wizards{WizardTurned::dealer_names, WizardTurned::dealer_names_blind,
                                 WizardTurned::no_trump};
    constexpr std::array jesters{JesterTurned::no_trump, JesterTurned::left_names};
    std::array<std::string_view, wizards.size()> wizard_words;
    std::ranges::transform(wizards, wizard_words.begin(), wizard_word);
    std::array<std::string_view, jesters.size()> jester_words;
    std::ranges::transform(jesters, jester_words.begin(), jester_word);
    if (const auto place = choice(fields, "wizard", wizard_words))
      trump.wizard = wizards.at(*place);
    if (const auto place = choice(fields, "jester", jester_words))
      trump.jester = jesters.at(*place);
    trump.none_allowed = fields.flag("none-allowed").value_or(trump.none_allowed);
    make_all_of("trump.", *node);
    fields.refuse_others("The trump", trump_keys);
  }

  void read_special() {
    const Node* node = fields_.find("special");
    if (node == nullptr)
      return;
    if (!std::holds_alternative<Node::Table>(node->value))
      return fields_.add_fault(*node, fmt::format("special can't be {}.", value_text(*node)),
                               "Write a table [special].");
    Fields fields = fields_.alone(*node);
    SpecialCards& special = part_.rules.special;
    special.camelot = fields.flag("camelot").value_or(special.camelot);
    special.magic = fields.flag("magic").value_or(special.magic);
    special.dragon = fields.flag("dragon").value_or(special.dragon);
    special.fairy = fields.flag("fairy").value_or(special.fairy);
    special.bomb = fields.flag("bomb").value_or(special.bomb);
    special.shapeshifter = fields.flag("shapeshifter").value_or(special.shapeshifter);
    make_all_of("special.", *node);
    fields.refuse_others("The special cards", special_keys);
  }

  // The settings of a group that its table names.
  void make_all_of(std::string_view group, const Node& table) {
    for (const std::string_view setting : rule_settings()) {
      if (setting.starts_with(group) && table.find(setting.substr(group.size())) != nullptr)
        makes(setting);
    }
  }

  void read_schedule() {
    constexpr std::array<std::string_view, 3> words{"all", "quick", "tournament"};
    const std::array<Schedule, 3> schedules{Schedule{}, quick_schedule(), tournament_schedule()};
    if (const auto place = word_or_table("schedule", words)) {
      part_.rules.schedule = schedules.at(*place);
      makes("schedule");
    }
    const Node* node = table_at("schedule");
    if (node == nullptr)
      return;
    Fields fields = fields_.alone(*node);
    Schedule& schedule = part_.rules.schedule;
    if (const auto step = fields.whole("every", 1, max_cards, "a number of rounds"))
      schedule = {static_cast<int>(*step), {}};
    for (int players = min_players; players <= max_players; ++players)
      read_chosen(fields, players, schedule);
    fields.refuse_others("A schedule", schedule_keys);
    makes("schedule");
  }

  void read_chosen(Fields& fields, int players, Schedule& schedule) {
    const Node* node = fields.find(fmt::format("players-{}", players));
    if (node == nullptr)
      return;
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

  static std::optional<int> points(Fields& fields, std::string_view key) {
    const auto read = fields.whole(key, -most_points_set, most_points_set, "a number of points");
    return read ? std::optional(static_cast<int>(*read)) : std::nullopt;
  }

  // What is not said is as in the base, or as for any bid made.
  void read_zero(Fields& fields, const Node& table) {
    constexpr auto keys = std::to_array<std::string_view>(
        {"zero", "zero-per-card", "zero-from-cards", "last-zero", "last-zero-per-card"});
    if (std::ranges::none_of(keys, [&](auto key) { return table.find(key) != nullptr; }))
      return;
    RuleSet& rules = part_.rules;
    ZeroBonus zero = rules.zero.value_or(ZeroBonus{rules.scoring.made, 0, 1, {}, {}});
    zero.points = points(fields, "zero").value_or(zero.points);
    zero.per_card = points(fields, "zero-per-card").value_or(zero.per_card);
    if (const auto first = fields.whole("zero-from-cards", 1, max_cards, "a number of cards"))
      zero.first_round = static_cast<int>(*first);
    if (const auto last = points(fields, "last-zero"))
      zero.last_points = last;
    if (const auto last = points(fields, "last-zero-per-card"))
      zero.last_per_card = last;
    rules.zero = zero;
    makes("scoring.zero");
  }

  void read_scoring() {
    const Node* node = fields_.find("scoring");
    if (node == nullptr)
      return;
    if (!std::holds_alternative<Node::Table>(node->value))
      return fields_.add_fault(*node, fmt::format("scoring can't be {}.", value_text(*node)),
                               "Write a table [scoring].");
    Fields fields = fields_.alone(*node);
    Scoring& scoring = part_.rules.scoring;
    scoring.made = points(fields, "made").value_or(scoring.made);
    scoring.made_per_trick = points(fields, "made-per-trick").value_or(scoring.made_per_trick);
    scoring.missed_per_trick =
        points(fields, "missed-per-trick").value_or(scoring.missed_per_trick);
    read_zero(fields, *node);
    make_all_of("scoring.", *node);
    fields.refuse_others("Scoring", scoring_keys);
  }

  // At the last of the settings that stands in the file.
  void check_together() {
    const auto clash = contradiction(part_.rules);
    if (!clash)
      return;
    const Node* last = &table_;
    for (const std::string_view setting : clash->settings) {
      const Node* node = fields_.find(setting.substr(0, setting.find('.')));
      if (node != nullptr && (last == &table_ || node->place.line > last->place.line))
        last = node;
    }
    std::string why = clash->message;
    why.front() = static_cast<char>(why.front() - 'a' + 'A');
    fields_.add_fault(*last, "This contradicts the rest.", why);
  }

  const Node& table_;
  Fields fields_;
  std::vector<ClaimFault>& faults_;
  RulesPart part_;
};

}  // namespace

RulesPart read_rule_table(const Node& table, const std::string& name,
                          std::vector<ClaimFault>& faults) {
  return RuleReader(table, name, faults).read();
}

RulesPart read_rule_file(std::string_view text, const std::string& name,
                         std::vector<ClaimFault>& faults) {
  const auto table = parse_table(text, name);
  if (table)
    return read_rule_table(*table, name, faults);
  faults.push_back(table.error());
  RulesPart official{official_rules(), {}};
  official.rules.name = name;
  return official;
}

}  // namespace wizbid
