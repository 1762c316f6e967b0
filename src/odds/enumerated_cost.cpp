#include "odds/enumerated_cost.h"

#include <algorithm>
#include <cmath>

#include "deals/classes_count.h"
#include "odds/enumerated.h"
#include "odds/enumerated_units.h"

namespace wizbid {
namespace {

// Measured on one core, tests/bench/enumeration_bench; docs/performance.md says of which machine.

// A class of positions after the first trick, played out from there, with its share of weighing the
// first trick: the more players the longer, and the more cards the more often it is known already.
double nanoseconds_a_position(const Situation& about) {
  const double later_tricks = std::max(1, about.cards - 1);
  return 4000 + 40000 * std::pow(4, about.players - max_players) / (later_tricks * later_tricks);
}

// A player chooses a card or a bid.
double nanoseconds_a_choice(const Player& player) {
  if (player.name() == "random")
    return 20;
  if (player.name() == "greedy")
    return 80;
  return 20000;  // looks at many things
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
