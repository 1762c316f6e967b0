// The trained players, every deal played out against deals drawn at random.
#include <gtest/gtest.h>

#include "bench/situations.h"
#include "odds/enumerated.h"
#include "odds/sampled.h"

namespace wizbid {
namespace {

TEST(SlowTrainedPlayers, TheSampleAgreesWithEveryDeal) {
  for (const char* model : {"points", "rival"}) {
    const Question asked = bench::question(bench::situation(3, 2, "AH 9C", "7H", {{1}}), model);
    NoWatcher watcher;
    const Answer exact = *enumerate_odds(asked, 2, watcher);
    SampleOptions options;
    options.size.deals = 100000;
    const Answer sampled = sample_odds(asked, options, watcher);
    for (std::size_t k = 0; k < exact.bids.size(); ++k) {
      EXPECT_NEAR(sampled.bids[k].expected_score, exact.bids[k].expected_score,
                  4.5 * sampled.bids[k].score_error);
      EXPECT_NEAR(sampled.bids[k].make, exact.bids[k].make, 4.5 * sampled.bids[k].make_error);
    }
  }
}

}  // namespace
}  // namespace wizbid
