#include "training/reliability.h"

#include <gtest/gtest.h>

#include "rules/schedule.h"

namespace wizbid {
namespace {

TEST(Reliability, CountsEachBidOfTheSeatOnceInTheTenthOfWhatWasSaid) {
  const Network network = fresh_network(Random(3, Purpose::training, 0));
  SeatPlan self;
  self.network = &network;
  constexpr int players = 5;
  constexpr int rounds = 10;
  long bids = 0;
  const Reliability tenths = reliability(self, self, players, rounds, 1);
  for (std::size_t t = 0; t < tenths.size(); ++t) {
    const auto count = static_cast<double>(tenths[t].bids);
    EXPECT_GE(tenths[t].said, count * static_cast<double>(t) / 10);
    EXPECT_LE(tenths[t].said, count * static_cast<double>(t + 1) / 10);
    EXPECT_LE(tenths[t].made, tenths[t].bids);
    bids += tenths[t].bids;
  }
  EXPECT_EQ(bids, rounds * last_round(players));
}

}  // namespace
}  // namespace wizbid
