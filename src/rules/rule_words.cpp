#include "rules/rule_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "rules/schedule.h"

namespace wizbid {

namespace {

std::string bids_sentence(const RuleSet& rules, Language in) {
  switch (rules.bids_known) {
    case BidsKnown::aloud:
      return say(in, "Bids are made aloud, one after the other.");
    case BidsKnown::after_auction:
      return say(in, "Bids are made in secret and revealed before the first lead.");
    case BidsKnown::after_round:
      return say(in, "Bids are made in secret and revealed after the round.");
  }
  return {};
}

std::string clairvoyance_sentence(const RuleSet& rules, Language in) {
  return rules.clairvoyance
             ? say(in, "In the round of one card each sees all the others' cards and not his own.")
             : say(in, "Each sees his own cards only, in the round of one card too.");
}

std::string sum_rule_rounds(const SumRule& rule, Language in) {
  if (rule.last_round_only)
    return say(in, "In the last round");
  return rule.first_round > 1 ? say(in, "From {} cards on", rule.first_round)
                              : say(in, "In every round");
}

std::string sum_rule_sentence(const RuleSet& rules, Language in) {
  if (!rules.sum_rule)
    return say(in, "Any number of tricks may be bid, whatever the others have bid.");
  const std::string when = sum_rule_rounds(*rules.sum_rule, in);
  const std::string who = rules.sum_rule->binds == BoundBidder::sole_leader
                              ? say(in, "a dealer who alone leads the score")
                              : say(in, "the last bidder");
  return rules.sum_rule->zero_allowed
             ? say(in, "{0} {1} may not make the bids add up to the tricks, but may always bid 0.",
                   when, who)
             : say(in, "{0} {1} may not make the bids add up to the tricks.", when, who);
}

// "2, 4, 5 with 3 players; 1, 2 with 4".
std::string chosen_rounds(const Schedule& schedule, Language in) {
  std::string text;
  for (std::size_t i = 0; i < schedule.chosen.size(); ++i) {
    if (schedule.chosen[i].empty())
      continue;
    const std::string rounds = fmt::format("{}", fmt::join(schedule.chosen[i], ", "));
    const int players = static_cast<int>(i) + min_players;
    text += text.empty() ? say(in, "{} with {} players", rounds, players)
                         : "; " + say(in, "{} with {}", rounds, players);
  }
  return text;
}

std::string trump_sentence(const RuleSet& rules, Language in) {
  const TrumpRules& trump = rules.trump;
  const std::string what =
      trump.none_allowed ? say(in, "a trump suit or none") : say(in, "the trump suit");
  const std::string wizard = trump.wizard == WizardTurned::no_trump ? say(in, "there is no trump")
                             : trump.wizard == WizardTurned::dealer_names
                                 ? say(in, "the dealer names {} once he has seen his hand", what)
                                 : say(in, "the dealer names {} before he looks at his hand", what);
  const std::string jester =
      trump.jester == JesterTurned::no_trump
          ? say(in, "there is no trump")
          : say(in, "the player left of the dealer names {} once he has seen his hand", what);
  return say(in, "With a Wizard turned up {}; with a Jester turned up {}.", wizard, jester);
}

// "Merlin, Excalibur and the Holy Grail".
std::string names_of(const std::vector<const CardEffect*>& effects, Language in) {
  std::string text;
  for (std::size_t i = 0; i < effects.size(); ++i) {
    if (i > 0)
      text += i + 1 == effects.size() ? say(in, " and ") : ", ";
    text += phrase(in, effects[i]->name);
  }
  return text;
}

// That special cards are in the deck, and which.
std::string added_sentence(const SpecialCards& special, const std::vector<const CardEffect*>& added,
                           Language in) {
  const std::string names = names_of(added, in);
  std::string text = special.camelot ? say(in, "{} take the place of the 2s.", names)
                                     : say_count(in, added.size(), "{} is added to the deck.",
                                                 "{} are added to the deck.", names);
  text.front() = text.front() == 't' ? 'T' : text.front() == 'd' ? 'D' : text.front();  // "The"
  return text;
}

std::string turned_up_sentence(const std::vector<const CardEffect*>& added, Language in) {
  std::vector<const CardEffect*> naming = added;
  std::erase_if(naming, [](const CardEffect* effect) { return !effect->names_trump; });
  if (naming.empty())
    return say_count(in, added.size(), "Turned up it means no trump.",
                     "Turned up they mean no trump.");
  if (naming.size() == added.size())
    return say_count(in, added.size(), "Turned up it means what a Wizard does.",
                     "Turned up they mean what a Wizard does.");
  return say_count(
      in, naming.size(), "Turned up {} means what a Wizard does, the Bomb what a Jester does.",
      "Turned up {} mean what a Wizard does, the Bomb what a Jester does.", names_of(naming, in));
}

// What the cards have in common.
std::string common_sentences(const SpecialCards& special, Language in) {
  std::vector<const CardEffect*> added = effects_of(special);
  std::erase_if(added, [](const CardEffect* effect) { return !effect->otherwise; });
  if (added.empty())
    return "";
  const std::string freedom =
      say_count(in, added.size(),
                "It may always be played, never sets a suit and, where nothing else is said, "
                "stands below a Jester.",
                "They may always be played, never set a suit and, where nothing else is said, "
                "stand below a Jester.");
  return fmt::format("{} {} {}", added_sentence(special, added, in), freedom,
                     turned_up_sentence(added, in));
}

std::string special_sentence(const RuleSet& rules, Language in) {
  if (!rules.special.any())
    return say(in, "There are no special cards.");
  std::string text = common_sentences(rules.special, in);
  for (const CardEffect* effect : effects_of(rules.special))
    text += fmt::format("{}{}", text.empty() ? "" : " ", phrase(in, effect->sentence));
  return text;
}

std::string schedule_sentence(const RuleSet& rules, Language in) {
  const Schedule& schedule = rules.schedule;
  const std::string chosen = chosen_rounds(schedule, in);
  if (!chosen.empty())
    return say(in, "The rounds have these numbers of cards: {}.", chosen);
  if (schedule.step == 1 && rules.special.adds_cards())
    return say(in,
               "All rounds are played that there are without the cards added; in the last one too "
               "a card is turned up.");
  if (schedule.step == 1)
    return say(in,
               "All rounds are played: 1 card each in the first, one more in each round, until all "
               "60 cards are dealt.");
  if (schedule.step == 2)
    return say(in, "Every second round is played, counted back from the last.");
  return say(in, "One in every {} rounds is played, counted back from the last.", schedule.step);
}

// Where rounds are chosen for some numbers of players only: what the others play.
std::optional<std::string> unchosen_sentence(const RuleSet& rules, Language in) {
  RuleSet unchosen = rules;
  std::size_t chosen = 0;
  for (auto& rounds : unchosen.schedule.chosen) {
    chosen += rounds.empty() ? 0U : 1U;
    rounds.clear();
  }
  if (chosen == 0 || chosen == rules.schedule.chosen.size())
    return std::nullopt;
  return say(in, "With another number of players: {}", schedule_sentence(unchosen, in));
}

std::string scoring_sentence(const RuleSet& rules, Language in) {
  const Scoring& scoring = rules.scoring;
  return say(
      in,
      "A bid made scores {} and {} for each trick; a bid missed {} for each trick over or under.",
      scoring.made, scoring.made_per_trick, scoring.missed_per_trick);
}

// "20 points and 1 for each card of the round".
std::string zero_points(int points, int per_card, Language in) {
  if (per_card == 0)
    return fmt::format("{}", points);
  return points == 0 ? say(in, "{} for each card of the round", per_card)
                     : say(in, "{} and {} for each card of the round", points, per_card);
}

std::string zero_sentence(const RuleSet& rules, Language in) {
  if (!rules.zero)
    return say(in, "A bid of 0 made scores like any bid made.");
  const ZeroBonus& zero = *rules.zero;
  const std::string points = zero_points(zero.points, zero.per_card, in);
  const bool late = zero.first_round > 1;
  if (!zero.last_points && !zero.last_per_card)
    return late ? say(in, "From {} cards on a bid of 0 made scores {}.", zero.first_round, points)
                : say(in, "A bid of 0 made scores {}.", points);
  const std::string last = zero_points(zero.last_points.value_or(zero.points),
                                       zero.last_per_card.value_or(zero.per_card), in);
  return late ? say(in, "From {} cards on a bid of 0 made scores {}, in the last round {}.",
                    zero.first_round, points, last)
              : say(in, "A bid of 0 made scores {}, in the last round {}.", points, last);
}

std::string table_points_sentence(const RuleSet& rules, Language in) {
  return rules.table_points
             ? say(in,
                   "A game gives table points: 1 for each player below, -1 for each player above.")
             : say(in, "What counts after a game is the score.");
}

using Sentence = std::string (*)(const RuleSet&, Language);
constexpr std::array matters{bids_sentence,    clairvoyance_sentence, sum_rule_sentence,
                             trump_sentence,   special_sentence,      schedule_sentence,
                             scoring_sentence, zero_sentence,         table_points_sentence};

constexpr std::string_view between_titles = "; ";

// The title of a named set that stands at the start of these, the longest.
std::optional<std::string> named_title_before(std::string_view titles) {
  std::optional<std::string> longest;
  for (const RuleSet& rules : named_rule_sets()) {
    const std::string& title = rules.title;
    const bool whole =
        titles.size() == title.size() ||
        titles.substr(std::min(title.size(), titles.size())).starts_with(between_titles);
    if (titles.starts_with(title) && whole && (!longest || title.size() > longest->size()))
      longest = title;
  }
  return longest;
}

}  // namespace

std::string rule_title(const RuleSet& rules, Language language) {
  std::string text;
  std::string_view rest = rules.title;
  while (!rest.empty()) {
    const std::string part =
        named_title_before(rest).value_or(std::string(rest.substr(0, rest.find(between_titles))));
    text += phrase(language, part);
    rest.remove_prefix(part.size());
    const std::size_t joint = rest.empty() ? 0 : between_titles.size();
    text += rest.substr(0, joint);
    rest.remove_prefix(joint);
  }
  return text;
}

std::string_view special_card_name(const SpecialCards& special, Card card, Language language) {
  return phrase(language, effect_of(special, card)->name);
}

std::vector<std::string> rule_sentences(const RuleSet& rules, Language language) {
  std::vector<std::string> sentences;
  for (const Sentence sentence : matters) {
    if (sentence != special_sentence || rules.special.any())
      sentences.push_back(sentence(rules, language));
    if (const auto unchosen = unchosen_sentence(rules, language);
        sentence == schedule_sentence && unchosen)
      sentences.push_back(*unchosen);
  }
  return sentences;
}

std::vector<std::string> rule_changes(const RuleSet& rules, Language language) {
  const RuleSet official = official_rules();
  std::vector<std::string> sentences;
  for (const Sentence sentence : matters) {
    if (sentence(rules, Language::english) != sentence(official, Language::english))
      sentences.push_back(sentence(rules, language));
  }
  return sentences;
}

std::optional<std::string> rules_note(const RuleSet& rules, int players, Language language) {
  RuleSet of_table = rules;
  for (int other = min_players; other <= max_players; ++other) {
    if (other != players)
      of_table.schedule.chosen.at(static_cast<std::size_t>(other - min_players)).clear();
  }
  const auto changes = rule_changes(of_table, language);
  if (changes.empty())
    return std::nullopt;
  return say(language, "Rules {}: {}", rules.name, fmt::format("{}", fmt::join(changes, " ")));
}

}  // namespace wizbid
