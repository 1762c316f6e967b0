#include "rules/schedule.h"
#include "training/draws.h"
#include "training/self_play.h"

namespace wizbid {

TablePlan draw_table(const Company& company, double progress, Random& random) {
  TablePlan plan;
  // Four players twice as often as any other number.
  plan.players = std::array{3, 4, 4, 5, 6}[static_cast<std::size_t>(draw_below(5, random))];
  plan.cards = 1 + draw_below(last_round(plan.players), random);
  if (chance(0.1, random))
    plan.heard = chance(0.6, random) ? Heard::hidden : Heard::secret;
  else
    plan.sum_rule = chance(0.15, random);
  const bool strangers = chance(0.2, random);
  const bool all_for_points = chance(0.6, random);
  for (int s = 0; s < plan.players; ++s) {
    SeatPlan& seat = plan.seats[static_cast<std::size_t>(s)];
    seat.network = company.learner;
    seat.learns = true;
    seat.objective = all_for_points || chance(0.5, random) ? Objective::points : Objective::rival;
    seat.bid_exploration = chance(0.03, random) ? 1 : 0.06 - 0.04 * progress;
    seat.trump_exploration = 0.15;
    seat.card_exploration = 0.03 - 0.025 * progress;
    if (!strangers || !chance(0.7, random))
      continue;
    const int kind = draw_below(3, random);
    seat.learns = false;
    seat.network = kind == 0 ? company.older : nullptr;
    seat.player = kind == 1 ? company.random : company.greedy;
  }
  return plan;
}

}  // namespace wizbid
