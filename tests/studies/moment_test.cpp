#include "studies/moment.h"

#include <gtest/gtest.h>

#include "games/contests.h"
#include "games/round.h"
#include "studies/play_rest.h"

namespace wizbid {
namespace {

Random luck(std::uint64_t index) {
  return {5, Purpose::games, index};
}

Company steady_company() {
  return {"steady", {std::make_shared<SteadyPlayer>()}};
}

TEST(Moment, IsTheStartOfARound) {
  const Company company = *find_company("greedy");
  const Player& me = *company.players.front();
  for (std::uint64_t i = 0; i < 300; ++i) {
    Random random = luck(i);
    const RoundSize size{3 + static_cast<int>(i % 4), 1 + static_cast<int>(i % 10)};
    const Moment moment = random_moment(size, me, company, random);
    const Situation& situation = moment.situation;
    EXPECT_EQ(situation.hand, moment.deal[situation.seat]);
    EXPECT_EQ(situation.bids.size(), static_cast<std::size_t>(situation.seat.index()));
    EXPECT_EQ(situation.trump.has_value(), situation.turn_up && !situation.turn_up->is_jester());
    EXPECT_EQ(moment.players[static_cast<std::size_t>(situation.seat.index())], &me);
  }
}

// Players without dice: the round played from its start must come out the same.
TEST(Moment, GoesOnAsTheWholeRoundDoes) {
  const Company company = steady_company();
  const SteadyPlayer me;
  for (std::uint64_t i = 0; i < 200; ++i) {
    Random random = luck(i);
    const RoundSize size{4, 1 + static_cast<int>(i % 15)};
    const Moment moment = random_moment(size, me, company, random);
    const DealtRound dealt{size.players, size.cards, moment.deal, moment.situation.turn_up};
    const RoundResult whole = play_round(official_rules(), dealt, moment.players, random);
    const auto seat = static_cast<std::size_t>(moment.situation.seat.index());
    EXPECT_EQ(whole.trump, moment.situation.trump);
    EXPECT_EQ(play_on(moment, moment.deal, whole.bids[seat], random), whole.taken[seat]);
  }
}

TEST(Moment, PlayingTheRestFromTheStartIsPlayingAllCards) {
  const Company company = steady_company();
  const SteadyPlayer me;
  for (std::uint64_t i = 0; i < 100; ++i) {
    Random random = luck(i);
    const Moment moment = random_moment({5, 7}, me, company, random);
    const PublicRound table = opening(moment.situation);
    const OwnBids bids{1, 2, 0, 3, 1};
    EXPECT_EQ(play_rest(table, moment.deal, bids, moment.players, random),
              play_cards(table, moment.deal, bids, moment.players, random));
  }
}

TEST(SameMoment, DealsWhatFitsWhatWasHeard) {
  const Company company = *find_company("greedy");
  const Player& me = *company.players.front();
  int found = 0;
  for (std::uint64_t i = 0; i < 100; ++i) {
    Random random = luck(i);
    const Moment moment = random_moment({4, 5}, me, company, random);
    const auto deal = SameMoment(moment).deal_again(random);
    if (!deal)
      continue;
    ++found;
    CardSet all;
    int cards = 0;
    for (int s = 0; s < 4; ++s) {
      all |= (*deal)[Seat::from_index(s)];
      cards += (*deal)[Seat::from_index(s)].size();
    }
    EXPECT_EQ(all.size(), 20);
    EXPECT_EQ(cards, 20);
    EXPECT_EQ((*deal)[moment.situation.seat], moment.situation.hand);
    EXPECT_FALSE(moment.situation.turn_up && all.contains(*moment.situation.turn_up));
  }
  EXPECT_GT(found, 20);
  EXPECT_LT(found, 100);
}

// A random player before me bids 0 or 1 alike, whatever he holds.
TEST(SameMoment, IsAsRareAsWhatWasHeard) {
  const Company company = *find_company("random");
  const Player& me = *company.players.front();
  int fits = 0;
  int tries = 0;
  for (std::uint64_t i = 0; tries < 4000; ++i) {
    Random random = luck(i);
    const Moment moment = random_moment({3, 1}, me, company, random);
    if (moment.situation.seat.number() != 2 || (moment.situation.turn_up->is_wizard()))
      continue;
    fits += SameMoment(moment).deal_again(random) ? 1 : 0;
    ++tries;
  }
  EXPECT_NEAR(fits / 4000.0, 0.5, 4 * 0.008);
}

TEST(Company, MixedIsThreeKinds) {
  EXPECT_EQ(find_company("mixed")->players.size(), 3U);
  EXPECT_EQ(find_company("rival")->players.size(), 1U);
  EXPECT_FALSE(find_company("strangers"));
}

}  // namespace
}  // namespace wizbid
