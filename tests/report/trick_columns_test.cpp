#include "report/trick_columns.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace wizbid {
namespace {

using testing::ElementsAre;

std::vector<std::string> heads(const std::vector<TrickColumn>& columns) {
  std::vector<std::string> result;
  for (const TrickColumn& column : columns)
    result.push_back(column.head);
  return result;
}

BidOdds odds(std::vector<double> tricks) {
  BidOdds result;
  result.tricks = std::move(tricks);
  return result;
}

TEST(TrickColumns, EveryNumberHasItsColumnWhereThereIsRoom) {
  EXPECT_THAT(heads(trick_columns({odds({0.2, 0.3, 0.5})}, 5)), ElementsAre("0", "1", "2"));
}

TEST(TrickColumns, DrawTheUnlikelyEndTogether) {
  EXPECT_THAT(heads(trick_columns({odds({0.3, 0.4, 0.2, 0.07, 0.02, 0.01})}, 4)),
              ElementsAre("0", "1", "2", "3+"));
  EXPECT_THAT(heads(trick_columns({odds({0.01, 0.02, 0.07, 0.2, 0.4, 0.3})}, 4)),
              ElementsAre("0-2", "3", "4", "5"));
}

TEST(TrickColumns, LookAtTheLikeliestBidOfEach) {
  const std::vector<BidOdds> bids{odds({0.9, 0.1, 0, 0}), odds({0, 0, 0.6, 0.4})};
  EXPECT_THAT(heads(trick_columns(bids, 3)), ElementsAre("0", "1", "2+"));
}

TEST(TrickColumns, TogetherTheyHoldAllChances) {
  const BidOdds some = odds({0.05, 0.1, 0.2, 0.3, 0.2, 0.1, 0.05});
  for (int most = 1; most <= 8; ++most) {
    double sum = 0;
    for (const TrickColumn& column : trick_columns({some}, most))
      sum += chance_of(some, column);
    EXPECT_NEAR(sum, 1, 1e-12) << most;
    EXPECT_LE(trick_columns({some}, most).size(), static_cast<std::size_t>(most));
  }
}

}  // namespace
}  // namespace wizbid
