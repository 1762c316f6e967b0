#include "training/reliability.h"

#include <algorithm>

#include "rules/schedule.h"

namespace wizbid {
Reliability reliability(const SeatPlan& self, const SeatPlan& others, int players, int rounds,
                        std::uint64_t seed) {
  Reliability tenths;
  TablePlan plan;
  plan.players = players;
  for (plan.cards = 1; plan.cards <= last_round(players); ++plan.cards)
    for (int i = 0; i < rounds; ++i) {
      Random random(seed, Purpose::games, static_cast<std::uint64_t>(i));
      plan.seats.fill(others);
      SeatPlan& seat = plan.seats[static_cast<std::size_t>(i % players)];
      seat = self;
      seat.learns = true;
      std::vector<Lesson> lessons;
      play_round(plan, random, lessons);
      for (const Lesson& lesson : lessons) {
        if (lesson.decision != Decision::bid)
          continue;
        const double chance = lesson.units.output.v[widest_miss];
        Tenth& tenth = tenths[static_cast<std::size_t>(std::clamp(chance * 10, 0.0, 9.0))];
        ++tenth.bids;
        tenth.said += chance;
        tenth.made += lesson.miss == 0 ? 1 : 0;
      }
    }
  return tenths;
}

}  // namespace wizbid
