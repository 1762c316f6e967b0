#include "odds/sampled_evidence.h"

#include <gtest/gtest.h>

#include <cmath>

#include "bench/situations.h"
#include "odds/bid_evidence.h"
#include "players/playout.h"

namespace wizbid {
namespace {

using bench::question;
using bench::situation;

// The chance that the leader's hand fulfils `has`, by going through all hands of two cards.
template <class Has>
double chance_by_all_hands(const Question& asked, Has has) {
  PublicRound table = opening(asked.situation);
  table.bids = {};
  const auto bid = static_cast<std::size_t>(*asked.situation.bids.front());
  double with = 0;
  double all = 0;
  for (Card a : asked.situation.unseen()) {
    for (Card b : asked.situation.unseen()) {
      if (a.index() >= b.index())
        continue;
      const CardSet hand{a, b};
      std::array<Points, 3> scores{};
      asked.model.others->rate_bids({table, Seat::from_number(1), hand}, scores);
      const double weight = choice_chance(scores, bid, asked.bid_noise);
      all += weight;
      with += has(hand) ? weight : 0;
    }
  }
  return with / all;
}

double after_of(const EvidenceReport& report, std::size_t seat, Holding what, double* error) {
  for (const HoldingChance& chance : report.others.at(seat).chances) {
    if (chance.what == what) {
      *error = chance.error;
      return chance.after;
    }
  }
  ADD_FAILURE() << "not told";
  return 0;
}

TEST(SampledEvidence, AgreesWithAllHandsOfTheBidder) {
  for (const char* model : {"greedy", "points"}) {
    for (int bid : {0, 1, 2}) {
      const Question asked = question(situation(4, 2, "9H 2C", "7H", {{bid}}), model);
      const EvidenceReport report = sampled_evidence(asked, 1);
      const auto expect = [&](Holding what, CardSet cards) {
        double error = 0;
        const double after = after_of(report, 0, what, &error);
        const double truth =
            chance_by_all_hands(asked, [&](CardSet hand) { return !(hand & cards).empty(); });
        EXPECT_GT(error, 0);
        EXPECT_NEAR(after, truth, 4.5 * error) << model << ' ' << bid;
      };
      expect(Holding::wizard, CardSet::wizards());
      expect(Holding::jester, CardSet::jesters());
      expect(Holding::trump, CardSet::of_suit(Suit::hearts));
      expect(Holding::trump_above_mine, CardSet::above(*parse_card("9H")));
    }
  }
}

TEST(SampledEvidence, BeforeIsCounted) {
  const EvidenceReport report =
      sampled_evidence(question(situation(4, 2, "9H 2C", "7H", {{1}}), "greedy"), 1);
  // One card and then the other is none of the four Wizards among 57 unseen cards.
  for (const SeatEvidence& seat : report.others)
    EXPECT_NEAR(seat.chances.front().before, 1 - 53.0 / 57 * 52 / 56, 1e-12);
}

TEST(SampledEvidence, TellsOfAllOthersAndTheirBids) {
  const EvidenceReport report =
      sampled_evidence(question(situation(4, 3, "AH 2C", "7H", {{std::nullopt, 1}}), "greedy"), 1);
  ASSERT_EQ(report.others.size(), 3U);
  EXPECT_FALSE(report.others[0].bid);
  EXPECT_EQ(report.others[1].bid, 1);
  EXPECT_EQ(report.others[2].seat, Seat::from_number(4));
  for (const HoldingChance& chance : report.others[0].chances)
    EXPECT_NE(chance.what, Holding::trump_above_mine);  // nothing beats the ace
  EXPECT_FALSE(report.mine);
}

TEST(SampledEvidence, ClaimsNothingWhereHardlyAnyDealMatters) {
  Question asked = question(situation(4, 4, "JC 3D 4H 5H 9S AC 2D", "8H", {{2, 6, 3}}), "greedy");
  asked.bid_noise = 0.1;
  for (const SeatEvidence& seat : sampled_evidence(asked, 1).others)
    for (const HoldingChance& chance : seat.chances)
      EXPECT_TRUE(std::isinf(chance.error));
}

}  // namespace
}  // namespace wizbid
