#include "rules/rule_words.h"

#include <fmt/format.h>

#include "rules/schedule.h"

namespace wizbid {

namespace {

std::string bids_sentence(const RuleSet& rules) {
  switch (rules.bids_known) {
    case BidsKnown::aloud:
      return "Bids are made aloud, one after the other.";
    case BidsKnown::after_auction:
      return "Bids are made in secret and revealed before the first lead.";
    case BidsKnown::after_round:
      return "Bids are made in secret and revealed after the round.";
  }
  return {};
}

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

// "2, 4, 5 with 3 players; 1, 2 with 4".
std::string chosen_rounds(const Schedule& schedule) {
  std::string text;
  for (std::size_t i = 0; i < schedule.chosen.size(); ++i) {
    if (schedule.chosen[i].empty())
      continue;
    text +=
        fmt::format("{}{} with {}{}", text.empty() ? "" : "; ", fmt::join(schedule.chosen[i], ", "),
                    static_cast<int>(i) + min_players, text.empty() ? " players" : "");
  }
  return text;
}

std::string schedule_sentence(const RuleSet& rules) {
  const Schedule& schedule = rules.schedule;
  const std::string chosen = chosen_rounds(schedule);
  if (!chosen.empty())
    return fmt::format("The rounds have these numbers of cards: {}.", chosen);
  if (schedule.step == 1)
    return "All rounds are played: 1 card each in the first, one more in each round, until all "
           "60 cards are dealt.";
  return fmt::format(
      "{} round is played, counted back from the last.",
      schedule.step == 2 ? "Every second" : fmt::format("One in every {} rounds:", schedule.step));
}

std::string scoring_sentence(const RuleSet& rules) {
  const Scoring& scoring = rules.scoring;
  return fmt::format(
      "A bid made scores {} and {} for each trick; a bid missed {} for each trick over or under.",
      scoring.made, scoring.made_per_trick, scoring.missed_per_trick);
}

using Sentence = std::string (*)(const RuleSet&);
constexpr std::array matters{bids_sentence, sum_rule_sentence, schedule_sentence, scoring_sentence};

}  // namespace

std::vector<std::string> rule_sentences(const RuleSet& rules) {
  std::vector<std::string> sentences;
  for (const Sentence say : matters)
    sentences.push_back(say(rules));
  return sentences;
}

std::vector<std::string> rule_changes(const RuleSet& rules) {
  const RuleSet official = official_rules();
  std::vector<std::string> sentences;
  for (const Sentence say : matters) {
    if (say(rules) != say(official))
      sentences.push_back(say(rules));
  }
  return sentences;
}

std::optional<std::string> rules_note(const RuleSet& rules) {
  const auto changes = rule_changes(rules);
  if (changes.empty())
    return std::nullopt;
  return fmt::format("Rules {}: {}", rules.name, fmt::join(changes, " "));
}

}  // namespace wizbid
