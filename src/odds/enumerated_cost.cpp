#include "odds/enumerated_cost.h"

#include <algorithm>
#include <cmath>

#include "deals/classes_count.h"
#include "odds/enumerated.h"
#include "odds/enumerated_random.h"
#include "odds/enumerated_units.h"

namespace wizbid {
namespace {

// Measured on one core, tests/bench/enumeration_bench; docs/performance.md says of which machine.

// How many times positions after the second trick are played out because they have been forgotten
// in between: about as many are remembered as there are with 3 players and 5 cards.
double times_played(const Situation& about) {
  constexpr double remembered = 2.5e6;
  constexpr double most_times = 10;
  if (about.cards < 3)
    return 1;
  Situation later = about;
  later.hand.erase(later.hand.highest());
  --later.cards;
  const double positions =
      RandomWork::count_steps(later).convert_to<double>() * about.players * about.cards;
  return std::clamp(3 * positions / remembered - 2, 1.0, most_times);
}

// A class of positions after the first trick: playing it out from there, and its share of weighing
// the first trick, which takes the longer the more players there are, and was done before the more
// often the more cards there are.
double nanoseconds_a_position(const Situation& about) {
  const double later_tricks = std::max(1, about.cards - 1);
  const double weighing =
      40000 * std::pow(4, about.players - max_players) / (later_tricks * later_tricks);
  return 4000 * times_played(about) + weighing;
}

// A player chooses a card or a bid.
double nanoseconds_a_choice(const Player& player) {
  if (player.name() == "random")
    return 20;
  if (player.name() == "greedy")
    return 80;
  return 450;
}

double nanoseconds_a_class(const Question& question) {
  const Situation& about = question.situation;
  if (all_play_at_random(question.model))
    return nanoseconds_a_position(about);
  const double choices = about.players * about.cards;
  const auto rows = static_cast<double>(rows_played(question));
  return rows * choices * nanoseconds_a_choice(*question.model.others);
}

}  // namespace

EnumerationSize size_of_enumeration(const Question& question) {
  EnumerationSize size;
  size.deals = count_deals(question.situation);
  size.classes =
      count_classes(question.situation, find_gaps(question.situation, class_cuts(question)));
  size.seconds =
      steps_of_enumeration(question).convert_to<double>() * nanoseconds_a_class(question) * 1e-9;
  size.fits = can_enumerate(question);
  return size;
}

}  // namespace wizbid
