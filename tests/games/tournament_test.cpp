#include "games/tournament.h"

#include <gtest/gtest.h>

#include <cmath>

#include "games/contests.h"

namespace wizbid {
namespace {

bool to_the_end(std::uint64_t) {
  return true;
}

Standings standings_of(const Contest& contest, std::uint64_t games, unsigned threads = 2) {
  return play_games(contest, games, threads, to_the_end);
}

// Standings set by set, kept to add up by hand.
std::vector<std::vector<SetSums>> sets_of(const Contest& contest, std::uint64_t games) {
  std::vector<std::vector<SetSums>> sets;
  for (std::uint64_t game = 0; game < games; ++game)
    sets.push_back(play_set(contest, game));
  return sets;
}

Contest short_contest(const std::vector<std::string>& names, std::vector<int> rounds,
                      std::uint64_t seed = 1, bool duplicate = false) {
  Contest contest = contest_of(names, seed, duplicate);
  contest.rounds = std::move(rounds);
  return contest;
}

TEST(Tournament, IsTheSameOnAnyNumberOfThreads) {
  for (const bool duplicate : {false, true}) {
    const Contest contest = short_contest({"greedy", "random", "greedy"}, {1, 2, 7}, 3, duplicate);
    const Standings alone = standings_of(contest, 300, 1);
    for (const unsigned threads : {2U, 3U, 7U})
      EXPECT_TRUE(standings_of(contest, 300, threads) == alone);
  }
}

TEST(Tournament, StoppedItIsAShorterOne) {
  const Contest contest = short_contest({"greedy", "random", "random"}, {3, 8});
  for (const unsigned threads : {1U, 3U}) {
    const Standings stopped =
        play_games(contest, 100000, threads, [](std::uint64_t games) { return games < 500; });
    ASSERT_GE(stopped.sets(), 1);
    ASSERT_LT(stopped.sets(), 100000);
    EXPECT_TRUE(standings_of(contest, static_cast<std::uint64_t>(stopped.sets())) == stopped);
  }
}

TEST(Tournament, PlaysAtLeastOneGame) {
  const Contest contest = contest_of({"random", "random", "random"});
  EXPECT_GE(play_games(contest, 10, 1, [](std::uint64_t) { return false; }).sets(), 1);
}

TEST(Standings, AreTheMeansOfTheSets) {
  const Contest contest = short_contest({"greedy", "random", "greedy"}, {2, 5, 6}, 9, true);
  const auto sets = sets_of(contest, 40);
  double score = 0;
  double made = 0;
  double bid_of_five = 0;
  double lead = 0;
  for (const auto& set : sets) {
    for (const SetSums& round : set) {
      score += static_cast<double>(round[Measure::score][1]);
      made += static_cast<double>(round[Measure::made][0] + round[Measure::made][2]);
      lead += static_cast<double>(round[Measure::score][0] + round[Measure::score][2]) / 2 -
              static_cast<double>(round[Measure::score][1]);
    }
    bid_of_five += static_cast<double>(set[1][Measure::bid][2]);
  }
  const Standings standings = standings_of(contest, 40);
  EXPECT_NEAR(standings.a_game(Measure::score, {1}).mean, score / 40 / 3, 1e-9);
  EXPECT_NEAR(standings.a_round(Measure::score, {1}).mean, score / 40 / 3 / 3, 1e-9);
  EXPECT_NEAR(standings.a_round(Measure::made, {0, 2}).mean, made / 40 / 3 / 3 / 2, 1e-9);
  EXPECT_NEAR(standings.in_round(1, Measure::bid, {2}).mean, bid_of_five / 40 / 3, 1e-9);
  EXPECT_NEAR(standings.lead_a_game(Measure::score, {0, 2}, {1}).mean, lead / 40 / 3, 1e-9);
  EXPECT_NEAR(standings.lead_a_round(Measure::score, {0, 2}, {1}).mean, lead / 40 / 9, 1e-9);
}

TEST(Standings, AllTricksAreTaken) {
  const Contest contest = contest_of({"greedy", "random", "greedy", "random"});
  const Standings standings = standings_of(contest, 20);
  for (int k = 0; k < 15; ++k) {
    const Estimate tricks = standings.in_round(k, Measure::taken, {0, 1, 2, 3});
    EXPECT_NEAR(tricks.mean, (k + 1) / 4.0, 1e-12);
    EXPECT_EQ(tricks.standard_error, 0.0);
  }
}

// By chance alone each of four has a quarter of the tricks of one card and bids 0 or 1 alike:
// 1/4 (30 - 10)/2 + 3/4 (20 - 10)/2 = 6.25 points, and half of all bids made.
TEST(Standings, OfRandomPlayersWithOneCardAreKnown) {
  const Contest contest = short_contest({"random", "random", "random", "random"}, {1});
  const Standings standings = standings_of(contest, 40000);
  const std::vector<Places> groups{{0}, {1}, {2}, {3}, {0, 1, 2, 3}};
  for (const Places& places : groups) {
    const Estimate score = standings.a_round(Measure::score, places);
    const Estimate made = standings.a_round(Measure::made, places);
    EXPECT_NEAR(score.mean, 6.25, 4 * *score.standard_error);
    EXPECT_NEAR(made.mean, 0.5, 4 * *made.standard_error);
    EXPECT_LT(*score.standard_error, 0.1);
  }
}

TEST(Standings, RandomPlayersAreAllAlike) {
  for (const int players : {3, 4, 6}) {
    const std::vector<std::string> names(static_cast<std::size_t>(players), "random");
    const Standings standings = standings_of(contest_of(names, 1, players == 4), 2000);
    for (int place = 1; place < players; ++place) {
      const Estimate lead = standings.lead_a_game(Measure::score, {place}, {0});
      EXPECT_LT(std::abs(lead.mean), 4 * *lead.standard_error);
      EXPECT_GT(*lead.standard_error, 0.1);
    }
  }
}

struct Scatter {
  double of_means = 0;   // the standard deviation of the means of many contests
  double predicted = 0;  // the root of the mean square of their standard errors
};

// The same contest under many seeds.
template <class Figure>
Scatter scatter_of(Contest contest, std::uint64_t games, Figure figure) {
  constexpr int seeds = 300;
  double sum = 0;
  double squares = 0;
  double predicted = 0;
  for (int seed = 1; seed <= seeds; ++seed) {
    contest.seed = static_cast<std::uint64_t>(seed);
    const Estimate estimate = figure(standings_of(contest, games, 1));
    sum += estimate.mean;
    squares += estimate.mean * estimate.mean;
    predicted += *estimate.standard_error * *estimate.standard_error;
  }
  return {std::sqrt((squares - sum * sum / seeds) / (seeds - 1)), std::sqrt(predicted / seeds)};
}

// A standard deviation from 300 figures is good to 1 / sqrt(2 x 299) = 4%.
constexpr double tolerance = 4 * 0.041;

Estimate score_of_first(const Standings& standings) {
  return standings.a_game(Measure::score, {0});
}

Estimate lead_of_first(const Standings& standings) {
  return standings.lead_a_game(Measure::score, {0}, {1, 2});
}

Estimate made_in_last(const Standings& standings) {
  return standings.in_round(standings.rounds() - 1, Measure::made, {1, 2});
}

TEST(Standings, StandardErrorsAreTheScatterOverManySeeds) {
  for (const bool duplicate : {false, true}) {
    const Contest contest = short_contest({"greedy", "random", "random"}, {2, 4}, 1, duplicate);
    for (const auto figure : {score_of_first, lead_of_first, made_in_last}) {
      const Scatter scatter = scatter_of(contest, 20, figure);
      EXPECT_NEAR(scatter.predicted / scatter.of_means, 1, tolerance) << duplicate;
    }
  }
}

// The luck of the cards drops out, so the same number of deals says more.
TEST(Standings, DuplicateDealsSharpenADifference) {
  const auto error = [](bool duplicate, std::uint64_t games) {
    const Contest contest = contest_of({"greedy", "random", "random", "random"}, 1, duplicate);
    return *standings_of(contest, games).lead_a_game(Measure::score, {0}, {1, 2, 3}).standard_error;
  };
  // Four times as many games without duplicates: the same number of rounds played.
  EXPECT_LT(error(true, 250), error(false, 1000));
}

TEST(Standings, GreedyBeatsRandom) {
  const Standings standings = standings_of(contest_of({"greedy", "random", "random"}), 200);
  const Estimate lead = standings.lead_a_round(Measure::score, {0}, {1, 2});
  EXPECT_GT(lead.mean, 10 * *lead.standard_error);
}

}  // namespace
}  // namespace wizbid
