#include "rules/rule_settings.h"

#include <fmt/format.h>

#include <algorithm>

#include "cards/nearest_word.h"

namespace wizbid {

namespace {

struct RuleSetting {
  std::string_view name;
  bool (*same)(const RuleSet&, const RuleSet&);
  void (*take)(RuleSet& to, const RuleSet& from);
};

// `get` leads from a rule set to the setting.
template <class Get>
constexpr RuleSetting setting(std::string_view name, Get) {
  return {name, [](const RuleSet& a, const RuleSet& b) { return Get{}(a) == Get{}(b); },
          [](RuleSet& to, const RuleSet& from) { Get{}(to) = Get{}(from); }};
}

constexpr std::array all_settings{
    setting(
        "bids", [](auto& rules) -> auto& { return rules.bids_known; }),
    setting(
        "sum-rule", [](auto& rules) -> auto& { return rules.sum_rule; }),
    setting(
        "clairvoyance", [](auto& rules) -> auto& { return rules.clairvoyance; }),
    setting(
        "schedule", [](auto& rules) -> auto& { return rules.schedule; }),
    setting(
        "trump.wizard", [](auto& rules) -> auto& { return rules.trump.wizard; }),
    setting(
        "trump.jester", [](auto& rules) -> auto& { return rules.trump.jester; }),
    setting(
        "trump.none-allowed", [](auto& rules) -> auto& { return rules.trump.none_allowed; }),
    setting(
        "special.camelot", [](auto& rules) -> auto& { return rules.special.camelot; }),
    setting(
        "special.magic", [](auto& rules) -> auto& { return rules.special.magic; }),
    setting(
        "special.dragon", [](auto& rules) -> auto& { return rules.special.dragon; }),
    setting(
        "special.fairy", [](auto& rules) -> auto& { return rules.special.fairy; }),
    setting(
        "special.bomb", [](auto& rules) -> auto& { return rules.special.bomb; }),
    setting(
        "special.shapeshifter", [](auto& rules) -> auto& { return rules.special.shapeshifter; }),
    setting(
        "table-points", [](auto& rules) -> auto& { return rules.table_points; }),
    setting(
        "scoring.zero", [](auto& rules) -> auto& { return rules.zero; }),
    setting(
        "scoring.made", [](auto& rules) -> auto& { return rules.scoring.made; }),
    setting(
        "scoring.made-per-trick",
        [](auto& rules) -> auto& { return rules.scoring.made_per_trick; }),
    setting(
        "scoring.missed-per-trick",
        [](auto& rules) -> auto& { return rules.scoring.missed_per_trick; }),
};

// What editions have and wizbid does not, and why.
struct Absent {
  std::string_view name;
  std::string_view why;
};
constexpr std::array absent_sets{
    Absent{
        "omnibus",
        "The Omnibus edition is three games, so say which one is played: official (its Classic), "
        "camelot or magic."},
    Absent{"werewolf",
           "The Werewolf is left out: it is played before the bids, by whoever holds it, and these "
           "odds have no such move. Those that are: dragon, fairy, bomb, shapeshifter."},
    Absent{
        "juggler",
        "The Juggler is left out: behind its trick every player passes a card on, and these odds "
        "have no such move. Those that are: dragon, fairy, bomb, shapeshifter."},
    Absent{"cloud",
           "The Cloud is left out: who wins its trick changes his bid, and these odds take bids to "
           "stand. Those that are: dragon, fairy, bomb, shapeshifter."},
    Absent{"jubilee",
           "Name the cards of the jubilee editions that are played with, as in dragon,fairy; those "
           "that are: dragon, fairy, bomb, shapeshifter."},
};

bool makes(const RulesPart& part, std::string_view name) {
  return std::ranges::find(part.makes, name) != part.makes.end();
}

// Takes over what `more` makes; or tells a setting that both make, differently.
std::optional<Contradiction> add_part(RulesPart& sum, const RulesPart& more) {
  for (const RuleSetting& each : all_settings) {
    if (!makes(more, each.name))
      continue;
    if (makes(sum, each.name) && !each.same(sum.rules, more.rules))
      return Contradiction{{each.name}, ""};
    each.take(sum.rules, more.rules);
    if (!makes(sum, each.name))
      sum.makes.push_back(each.name);
  }
  return std::nullopt;
}

// The name of the first part, before the one at `end`, that makes one of the settings.
std::string name_of_maker(const std::vector<RulesPart>& parts, std::size_t end,
                          const Contradiction& clash) {
  for (std::size_t i = 0; i < end; ++i) {
    for (const std::string_view setting : clash.settings) {
      if (makes(parts[i], setting))
        return parts[i].rules.name;
    }
  }
  return parts.front().rules.name;
}

}  // namespace

std::vector<std::string_view> rule_settings() {
  std::vector<std::string_view> names;
  for (const RuleSetting& each : all_settings)
    names.push_back(each.name);
  return names;
}

std::vector<std::string_view> different_settings(const RuleSet& a, const RuleSet& b) {
  std::vector<std::string_view> names;
  for (const RuleSetting& each : all_settings) {
    if (!each.same(a, b))
      names.push_back(each.name);
  }
  return names;
}

RulesPart as_part(RuleSet rules) {
  auto makes = different_settings(rules, official_rules());
  return {std::move(rules), std::move(makes)};
}

tl::expected<RulesPart, std::string> named_part(std::string_view name) {
  if (auto rules = find_rule_set(name))
    return as_part(*std::move(rules));
  for (const Absent& absent : absent_sets) {
    if (absent.name == name)
      return tl::unexpected(std::string(absent.why));
  }
  const std::vector<RuleSet> sets = named_rule_sets();
  std::vector<std::string_view> names;
  for (const RuleSet& rules : sets)
    names.push_back(rules.name);
  const auto nearest = nearest_word(name, names);
  return tl::unexpected(
      fmt::format("There is no rule set \"{}\". {}", name,
                  nearest ? fmt::format("Did you mean {}?", *nearest)
                          : fmt::format("Those that are: {}.", fmt::join(names, ", "))));
}

std::vector<std::string> rule_parts(std::string_view text) {
  constexpr std::string_view blanks = " \t";
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    std::string_view part = text.substr(begin, end - begin);
    part.remove_prefix(std::min(part.find_first_not_of(blanks), part.size()));
    part = part.substr(0, part.find_last_not_of(blanks) + 1);
    parts.emplace_back(part);
    begin = end + 1;
  }
  return parts;
}

std::optional<Contradiction> contradiction(const RuleSet& rules) {
  if (rules.sum_rule && rules.bids_known != BidsKnown::aloud)
    return Contradiction{
        {"bids", "sum-rule"},
        "where bids are made in secret there is no last bidder for a sum rule to bind: take one of "
        "the two out."};
  if (rules.trump.none_allowed && rules.trump.wizard == WizardTurned::no_trump &&
      rules.trump.jester == JesterTurned::no_trump)
    return Contradiction{{"trump.wizard", "trump.none-allowed"},
                         "nobody names a trump, so nobody may name none: take none-allowed out."};
  if (rules.clairvoyance && rules.special.any())
    return Contradiction{
        {"clairvoyance", "special.camelot", "special.magic", "special.dragon", "special.fairy",
         "special.bomb", "special.shapeshifter"},
        "what a special card does in the hand of who does not see it is not worked out here: take "
        "one of the two out."};
  if (rules.special.camelot && rules.special.magic)
    return Contradiction{{"special.camelot", "special.magic"},
                         "the Camelot edition has no 2s for magic to be in: take one of the two "
                         "out."};
  if (rules.special.camelot && rules.special.adds_cards())
    return Contradiction{{"special.camelot", "special.dragon", "special.fairy", "special.bomb",
                          "special.shapeshifter"},
                         "the Camelot edition has special cards of its own, and what they do to "
                         "those of the jubilee editions is written nowhere: take one of the two "
                         "out."};
  return std::nullopt;
}

tl::expected<RulesPart, Contradiction> combined(const std::vector<RulesPart>& parts) {
  RulesPart sum = parts.front();
  for (std::size_t i = 1; i < parts.size(); ++i) {
    if (auto clash = add_part(sum, parts[i])) {
      clash->message = fmt::format("{} and {} set {} differently: leave one of them out.",
                                   name_of_maker(parts, i, *clash), parts[i].rules.name,
                                   clash->settings.front());
      return tl::unexpected(*clash);
    }
    if (auto clash = contradiction(sum.rules)) {
      clash->message =
          fmt::format("{} and {} contradict each other: {}", name_of_maker(parts, i, *clash),
                      parts[i].rules.name, clash->message);
      return tl::unexpected(*clash);
    }
    sum.rules.name += ',' + parts[i].rules.name;
    sum.rules.title += "; " + parts[i].rules.title;
  }
  return sum;
}

}  // namespace wizbid
