// Two sampled answers that must be the same to the last bit.
#pragma once

#include <gtest/gtest.h>

#include "odds/answer.h"

namespace wizbid {

inline void expect_same(const Answer& a, const Answer& b) {
  ASSERT_EQ(a.bids.size(), b.bids.size());
  for (std::size_t k = 0; k < a.bids.size(); ++k) {
    EXPECT_EQ(a.bids[k].bid, b.bids[k].bid);
    EXPECT_EQ(a.bids[k].tricks, b.bids[k].tricks);
    EXPECT_EQ(a.bids[k].expected_score, b.bids[k].expected_score);
    EXPECT_EQ(a.bids[k].made_with_bonus, b.bids[k].made_with_bonus);
    EXPECT_EQ(a.bids[k].make_error, b.bids[k].make_error);
    EXPECT_EQ(a.bids[k].score_error, b.bids[k].score_error);
    EXPECT_EQ(a.bids[k].make_interval.low, b.bids[k].make_interval.low);
    EXPECT_EQ(a.bids[k].make_interval.high, b.bids[k].make_interval.high);
    EXPECT_EQ(a.bids[k].deals, b.bids[k].deals);
    EXPECT_EQ(a.bids[k].best_chance, b.bids[k].best_chance);
  }
  EXPECT_EQ(a.deals, b.deals);
  EXPECT_EQ(a.effective_deals, b.effective_deals);
  ASSERT_EQ(a.fresh.has_value(), b.fresh.has_value());
  if (a.fresh) {
    EXPECT_EQ(a.fresh->expected_score, b.fresh->expected_score);
    EXPECT_EQ(a.fresh->score_error, b.fresh->score_error);
    EXPECT_EQ(a.fresh->deals, b.fresh->deals);
  }
}

}  // namespace wizbid
