#include "games/duplicate.h"

#include <gtest/gtest.h>

#include "games/contests.h"

namespace wizbid {
namespace {

TEST(PlaySet, AddsUpTheRotations) {
  const Contest contest = contest_of({"greedy", "random", "random"}, 4, true);
  const auto set = play_set(contest, 11);
  ByPlace score{};
  ByPlace made{};
  for (int rotation = 0; rotation < 3; ++rotation) {
    const GameRound round = play_game(contest, {11, rotation})[6];
    for (std::size_t place = 0; place < 3; ++place) {
      const auto seat = static_cast<std::size_t>(round.seats[place].index());
      score[place] += round.result.scores[seat];
      made[place] += round.result.bids[seat] == round.result.taken[seat] ? 1 : 0;
    }
  }
  EXPECT_EQ(set[6][Measure::score], score);
  EXPECT_EQ(set[6][Measure::made], made);
}

TEST(PlaySet, WithoutDuplicatesIsOneGame) {
  Contest contest = contest_of({"greedy", "random", "random"});
  contest.rounds = {4};
  const GameRound round = play_game(contest, {5, 0})[0];
  const auto set = play_set(contest, 5);
  for (std::size_t place = 0; place < 3; ++place)
    EXPECT_EQ(set[0][Measure::bid][place],
              round.result.bids[static_cast<std::size_t>(round.seats[place].index())]);
}

TEST(PlaySet, AllTricksAreTaken) {
  const Contest contest = contest_of({"greedy", "random", "greedy", "random", "random"}, 2, true);
  for (std::uint64_t game = 0; game < 20; ++game) {
    const auto set = play_set(contest, game);
    for (std::size_t k = 0; k < set.size(); ++k) {
      std::int64_t taken = 0;
      for (const std::int64_t each : set[k][Measure::taken])
        taken += each;
      EXPECT_EQ(taken, 5 * contest.rounds[k]);
    }
  }
}

// All measures of two places, in every round of some games.
void expect_the_same(const Contest& contest, std::size_t place, std::size_t other) {
  for (std::uint64_t game = 0; game < 10; ++game) {
    for (const SetSums& round : play_set(contest, game)) {
      for (const ByPlace& sums : round.sums)
        EXPECT_EQ(sums[place], sums[other]);
    }
  }
}

// Nothing but the line-up tells the places apart, and each of them gets everybody's seats.
TEST(Duplicate, IdenticalPlayersGetTheSameToThePoint) {
  const Contest contest = contest_of({"steady", "steady", "steady", "steady"}, 1, true);
  for (std::size_t place = 1; place < 4; ++place)
    expect_the_same(contest, 0, place);
}

TEST(Duplicate, WithoutItTheDealsMakeADifference) {
  const auto set = play_set(contest_of({"steady", "steady", "steady"}), 0);
  ByPlace score{};
  for (const SetSums& round : set) {
    for (std::size_t place = 0; place < 3; ++place)
      score[place] += round[Measure::score][place];
  }
  EXPECT_NE(score[0], score[1]);
}

// One for each player below, less one for each above.
TEST(PlaySet, GivesTablePointsByTheScoreOfTheGame) {
  const Contest contest = contest_of({"greedy", "random", "steady", "random"}, 2, true);
  ByPlace expected{};
  for (int rotation = 0; rotation < 4; ++rotation) {
    std::array<int, 4> totals{};
    for (const GameRound& round : play_game(contest, {3, rotation})) {
      for (std::size_t place = 0; place < 4; ++place)
        totals[place] += round.result.scores[at(round.seats[place])];
    }
    for (std::size_t place = 0; place < 4; ++place) {
      for (const int other : totals) {
        if (totals[place] != other)
          expected[place] += totals[place] > other ? 1 : -1;
      }
    }
  }
  const auto set = play_set(contest, 3);
  EXPECT_EQ(set.back()[Measure::table_points], expected);
  EXPECT_EQ(set.front()[Measure::table_points], ByPlace{});
}

}  // namespace
}  // namespace wizbid
