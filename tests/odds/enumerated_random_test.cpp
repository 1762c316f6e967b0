#include "odds/enumerated_random.h"

#include <gtest/gtest.h>

#include "deals/classes_count.h"
#include "odds/enumerated_random_tree.h"
#include "oracle/random_questions.h"

namespace wizbid {
namespace {

using oracle::random_situation;

constexpr std::size_t places(const Situation& about) {
  return static_cast<std::size_t>(about.cards) + 1;
}

// Every class of whole deals, played from the first card on.
std::vector<Wide> by_whole_deals(const Situation& about) {
  std::vector<Wide> sums(places(about));
  std::vector<std::uint64_t> ways(places(about));
  const DealClasses classes(about, {});
  RandomTree tree(about, about.cards);
  for (std::size_t piece = 0; piece < classes.pieces(); ++piece) {
    classes.walk(piece, [&](const DealClass& one) {
      tree.deal(one.deal);
      tree.play(Seat(), ways);
      for (std::size_t t = 0; t < ways.size(); ++t)
        sums[t] += Wide{one.deals} * ways[t];
      return true;
    });
  }
  return sums;
}

std::vector<Wide> by_first_trick(const Situation& about) {
  const RandomWork work(about);
  const auto worker = work.worker();
  EnumeratedSums sums(places(about));
  Integer steps = 0;
  for (std::size_t piece = 0; piece < work.pieces(); ++piece) {
    worker->work(piece, sums, [&] {
      ++steps;
      return true;
    });
  }
  EXPECT_EQ(steps, work.steps());
  EXPECT_EQ(to_integer(sums.deals()), work.total());
  std::vector<Wide> result;
  for (std::size_t t = 0; t < places(about); ++t)
    result.push_back(sums.whole(t));
  return result;
}

TEST(RandomWork, EqualsPlayingWholeDealsFromTheFirstCard) {
  struct Round {
    int players;
    int cards;
    std::uint64_t situations;
  };
  for (Round round : {Round{3, 1, 30}, Round{3, 2, 100}, Round{3, 3, 12}, Round{4, 1, 30},
                      Round{4, 2, 12}, Round{5, 1, 30}, Round{6, 1, 8}}) {
    for (std::uint64_t i = 0; i < round.situations; ++i) {
      const Situation about = random_situation(round.players, round.cards, i);
      EXPECT_EQ(by_first_trick(about), by_whole_deals(about))
          << round.players << " players, " << round.cards << " cards, situation " << i;
    }
  }
}

TEST(SlowRandomWork, EqualsPlayingWholeDealsInLargerRounds) {
  for (const Situation& about : {random_situation(5, 2, 0), random_situation(3, 4, 0)})
    EXPECT_EQ(by_first_trick(about), by_whole_deals(about));
}

// The others' hands are drawn from the cards that nobody has played: each pair of a deal and a play
// is met once, so the chances of all plays add up to the number of deals.
TEST(FirstTrick, ItsWeightsAddUpToAllDeals) {
  for (std::uint64_t i = 0; i < 20; ++i) {
    const Situation about = random_situation(4, 2, i);
    Integer sum = 0;
    std::uint64_t cards_met = 0;
    for (Card mine : about.hand) {
      const FirstTrick trick(about, mine);
      const DealClasses after(about, trick.gaps(), 1, about.hand - CardSet{mine});
      for (std::size_t piece = 0; piece < after.pieces(); ++piece) {
        after.walk(piece, [&](const DealClass& one) {
          const auto weights = trick.weights(trick.count(one.deal));
          EXPECT_EQ(one.deals % weights.hands, 0u);
          for (Wide weight : weights.by_winner)
            sum += to_integer(weight) * (one.deals / weights.hands);
          return true;
        });
      }
      ++cards_met;
    }
    EXPECT_EQ(cards_met, 2u);
    EXPECT_EQ(sum, count_deals(about) * *FirstTrick::unit(about));
  }
}

}  // namespace
}  // namespace wizbid
