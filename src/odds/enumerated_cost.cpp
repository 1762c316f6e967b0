#include "odds/enumerated_cost.h"

#include <cmath>

#include "deals/classes_count.h"
#include "odds/enumerated.h"
#include "odds/enumerated_tree.h"

namespace wizbid {
namespace {

// Nanoseconds that players take to choose a card or a bid. Measured: tests/bench/enumeration_bench.
double nanoseconds_a_choice(const Player& player) {
  if (player.name() == "random")
    return 20;
  if (player.name() == "greedy")
    return 60;
  return 20000;  // looks at many things
}

double nanoseconds_a_class(const Question& question) {
  const Situation& about = question.situation;
  const double choices = about.players * about.cards;
  const double rows =
      bid_matters(question.model) ? static_cast<double>(bids_asked(about).size()) : 1;
  return rows * choices * nanoseconds_a_choice(*question.model.others);
}

}  // namespace

EnumerationSize size_of_enumeration(const Question& question) {
  EnumerationSize size;
  size.deals = count_deals(question.situation);
  size.classes =
      count_classes(question.situation, find_gaps(question.situation, class_cuts(question)));
  if (can_enumerate(question))
    size.seconds = size.classes.convert_to<double>() * nanoseconds_a_class(question) * 1e-9;
  return size;
}

}  // namespace wizbid
