#include "rules/rule_toml.h"

#include <fmt/format.h>

namespace wizbid {

namespace {

// A text in quotes. Control characters have no place in a title; readers refuse them.
std::string toml_text(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\')
      quoted += '\\';
    quoted += c;
  }
  return quoted + '"';
}

std::string sum_rule_toml(const SumRule& rule) {
  return fmt::format(
      "\n[sum-rule]\n"
      "from-cards = {}\n"
      "last-round-only = {}\n"
      "zero-allowed = {}\n"
      "binds = \"{}\"\n",
      rule.first_round, rule.last_round_only, rule.zero_allowed, bound_word(rule.binds));
}

// What has a name; else a table.
std::string schedule_word(const Schedule& schedule) {
  if (schedule == Schedule{})
    return "all";
  if (schedule == quick_schedule())
    return "quick";
  return schedule == tournament_schedule() ? "tournament" : "";
}

std::string schedule_toml(const Schedule& schedule) {
  std::string text = fmt::format("\n[schedule]\nevery = {}\n", schedule.step);
  for (std::size_t i = 0; i < schedule.chosen.size(); ++i) {
    if (!schedule.chosen[i].empty())
      text += fmt::format("players-{} = [{}]\n", static_cast<int>(i) + min_players,
                          fmt::join(schedule.chosen[i], ", "));
  }
  return text;
}

std::string trump_toml(const TrumpRules& trump) {
  return fmt::format(
      "\n[trump]\n"
      "wizard = \"{}\"\n"
      "jester = \"{}\"\n"
      "none-allowed = {}\n",
      wizard_word(trump.wizard), jester_word(trump.jester), trump.none_allowed);
}

// Only where there is one: the table of the settings that are on.
std::string special_toml(const SpecialCards& special) {
  std::string text = "\n[special]\n";
  const auto add = [&text](std::string_view key, bool on) {
    if (on)
      text += fmt::format("{} = true\n", key);
  };
  add("camelot", special.camelot);
  add("magic", special.magic);
  add("dragon", special.dragon);
  add("fairy", special.fairy);
  add("bomb", special.bomb);
  add("shapeshifter", special.shapeshifter);
  return text;
}

std::string zero_toml(const ZeroBonus& zero) {
  std::string text = fmt::format(
      "zero = {}\n"
      "zero-per-card = {}\n"
      "zero-from-cards = {}\n",
      zero.points, zero.per_card, zero.first_round);
  if (zero.last_points)
    text += fmt::format("last-zero = {}\n", *zero.last_points);
  if (zero.last_per_card)
    text += fmt::format("last-zero-per-card = {}\n", *zero.last_per_card);
  return text;
}

std::string scoring_toml(const Scoring& scoring) {
  return fmt::format(
      "\n[scoring]\n"
      "made = {}\n"
      "made-per-trick = {}\n"
      "missed-per-trick = {}\n",
      scoring.made, scoring.made_per_trick, scoring.missed_per_trick);
}

}  // namespace

std::string_view bids_known_word(BidsKnown known) {
  constexpr std::array<std::string_view, 3> words{"aloud", "after-auction", "after-round"};
  return words.at(static_cast<std::size_t>(known));
}

std::string_view bound_word(BoundBidder bound) {
  return bound == BoundBidder::last_bidder ? "last-bidder" : "sole-leader";
}

std::string_view wizard_word(WizardTurned wizard) {
  constexpr std::array<std::string_view, 3> words{"dealer-names", "dealer-names-blind", "no-trump"};
  return words.at(static_cast<std::size_t>(wizard));
}

std::string_view jester_word(JesterTurned jester) {
  return jester == JesterTurned::no_trump ? "no-trump" : "left-names";
}

std::string rules_toml(const RuleSet& rules) {
  std::string text = fmt::format(
      "title = {}\nbids = \"{}\"\nclairvoyance = {}\ntable-points = {}\n", toml_text(rules.title),
      bids_known_word(rules.bids_known), rules.clairvoyance, rules.table_points);
  if (!rules.sum_rule)
    text += "sum-rule = \"none\"\n";
  const std::string schedule = schedule_word(rules.schedule);
  if (!schedule.empty())
    text += fmt::format("schedule = \"{}\"\n", schedule);
  if (rules.sum_rule)
    text += sum_rule_toml(*rules.sum_rule);
  if (schedule.empty())
    text += schedule_toml(rules.schedule);
  text += trump_toml(rules.trump);
  if (rules.special.any())
    text += special_toml(rules.special);
  text += scoring_toml(rules.scoring);
  return rules.zero ? text + zero_toml(*rules.zero) : text;
}

}  // namespace wizbid
