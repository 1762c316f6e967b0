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
  const std::string_view who = rules.sum_rule->binds == BoundBidder::sole_leader
                                   ? "a dealer who alone leads the score"
                                   : "the last bidder";
  return fmt::format("{} {} may not make the bids add up to the tricks{}.", when, who,
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

std::string trump_sentence(const RuleSet& rules) {
  const TrumpRules& trump = rules.trump;
  const std::string_view what = trump.none_allowed ? "a trump suit or none" : "the trump suit";
  const std::string wizard =
      trump.wizard == WizardTurned::no_trump
          ? "there is no trump"
          : fmt::format("the dealer names {} {}", what,
                        trump.wizard == WizardTurned::dealer_names ? "once he has seen his hand"
                                                                   : "before he looks at his hand");
  const std::string jester =
      trump.jester == JesterTurned::no_trump
          ? "there is no trump"
          : fmt::format("the player left of the dealer names {} once he has seen his hand", what);
  return fmt::format("With a Wizard turned up {}; with a Jester turned up {}.", wizard, jester);
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

// "20 points and 1 for each card of the round".
std::string zero_points(int points, int per_card) {
  const std::string cards = fmt::format("{} for each card of the round", per_card);
  if (per_card == 0)
    return fmt::format("{}", points);
  return points == 0 ? cards : fmt::format("{} and {}", points, cards);
}

std::string zero_sentence(const RuleSet& rules) {
  if (!rules.zero)
    return "A bid of 0 made scores like any bid made.";
  const ZeroBonus& zero = *rules.zero;
  std::string text = "A bid of 0 made scores " + zero_points(zero.points, zero.per_card);
  if (zero.first_round > 1)
    text += fmt::format(" from {} cards on", zero.first_round);
  if (zero.last_points || zero.last_per_card)
    text += ", in the last round " + zero_points(zero.last_points.value_or(zero.points),
                                                 zero.last_per_card.value_or(zero.per_card));
  return text + '.';
}

std::string table_points_sentence(const RuleSet& rules) {
  return rules.table_points
             ? "A game gives table points: 1 for each player below, -1 for each player above."
             : "What counts after a game is the score.";
}

using Sentence = std::string (*)(const RuleSet&);
constexpr std::array matters{bids_sentence,        sum_rule_sentence, trump_sentence,
                             schedule_sentence,    scoring_sentence,  zero_sentence,
                             table_points_sentence};

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

std::optional<std::string> rules_note(const RuleSet& rules, int players) {
  RuleSet of_table = rules;
  for (int other = min_players; other <= max_players; ++other) {
    if (other != players)
      of_table.schedule.chosen.at(static_cast<std::size_t>(other - min_players)).clear();
  }
  const auto changes = rule_changes(of_table);
  if (changes.empty())
    return std::nullopt;
  return fmt::format("Rules {}: {}", rules.name, fmt::join(changes, " "));
}

}  // namespace wizbid
