#include "games/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "games/contests.h"

namespace wizbid {
namespace {

int dealer_of(const GameRound& round, int players) {
  int dealer = -1;
  for (int place = 0; place < players; ++place) {
    if (round.seats[static_cast<std::size_t>(place)] == Seat::from_number(players))
      dealer = place;
  }
  return dealer;
}

TEST(Game, HasAllRoundsInOrder) {
  for (const std::size_t players : {3U, 4U, 5U, 6U}) {
    const Contest contest = contest_of(std::vector<std::string>(players, "random"));
    const auto game = play_game(contest, {});
    ASSERT_EQ(game.size(), 60 / players);
    for (std::size_t k = 0; k < game.size(); ++k)
      EXPECT_EQ(game[k].cards, static_cast<int>(k) + 1);
  }
}

TEST(Game, BeginsWithTheFirstNameLeading) {
  const auto game = play_game(contest_of({"random", "random", "random", "random"}), {});
  EXPECT_EQ(game[0].seats[0], Seat::from_number(1));
  EXPECT_EQ(game[0].seats[3], Seat::from_number(4));
}

TEST(Game, TheDealMovesLeftFromRoundToRoundAndFromGameToGame) {
  const Contest contest = contest_of({"random", "random", "random", "random"});
  for (std::uint64_t id = 0; id < 5; ++id) {
    const auto game = play_game(contest, {id, 0});
    for (std::size_t k = 0; k < game.size(); ++k)
      EXPECT_EQ(dealer_of(game[k], 4), (3 + static_cast<int>(id + k)) % 4);
  }
}

TEST(Game, NeighboursStayNeighbours) {
  const Contest contest = contest_of({"random", "random", "random", "random", "random"});
  for (const int rotation : {0, 3}) {
    for (const GameRound& round : play_game(contest, {7, rotation})) {
      for (std::size_t place = 0; place < 5; ++place)
        EXPECT_EQ(round.seats[(place + 1) % 5], round.seats[place].left(1, 5));
    }
  }
}

TEST(Game, RotationsPutEveryPlaceInEverySeatOnce) {
  const Contest contest = contest_of({"random", "random", "random", "random", "random", "random"});
  for (int round = 0; round < 10; ++round) {
    for (int place = 0; place < 6; ++place) {
      std::set<Seat> seats;
      for (int rotation = 0; rotation < 6; ++rotation)
        seats.insert(seat_of(contest, {123, rotation}, round, place));
      EXPECT_EQ(seats.size(), 6U);
    }
  }
}

// Whoever sits where, each seat does the same with the same cards.
TEST(Game, RotationsPlayTheSameDeals) {
  const Contest contest = contest_of({"steady", "steady", "steady", "steady"});
  const auto first = play_game(contest, {3, 0});
  const auto second = play_game(contest, {3, 1});
  for (std::size_t k = 0; k < first.size(); ++k) {
    EXPECT_EQ(first[k].result.taken, second[k].result.taken);
    EXPECT_EQ(first[k].result.scores, second[k].result.scores);
    EXPECT_NE(first[k].seats, second[k].seats);
  }
}

TEST(Game, RotationsHaveDiceOfTheirOwn) {
  const Contest contest = contest_of({"random", "random", "random", "random"});
  EXPECT_NE(play_game(contest, {3, 0})[9].result.taken, play_game(contest, {3, 1})[9].result.taken);
}

TEST(Game, SeedsAndGamesHaveDealsOfTheirOwn) {
  const auto tricks = [](std::uint64_t seed, std::uint64_t id) {
    std::vector<Tricks> taken;
    for (const GameRound& round :
         play_game(contest_of({"random", "random", "random"}, seed), {id, 0}))
      taken.insert(taken.end(), round.result.taken.begin(), round.result.taken.end());
    return taken;
  };
  EXPECT_EQ(tricks(1, 0), tricks(1, 0));
  EXPECT_NE(tricks(1, 0), tricks(1, 3));
  EXPECT_NE(tricks(1, 0), tricks(2, 0));
}

TEST(Game, ARoundIsTheSameWhateverElseIsPlayed) {
  Contest contest = contest_of({"greedy", "greedy", "greedy", "greedy"});
  const auto all = play_game(contest, {2, 0});
  contest.rounds = {5, 9};
  const auto some = play_game(contest, {2, 0});
  ASSERT_EQ(some.size(), 2U);
  EXPECT_EQ(some[0].result.taken, all[4].result.taken);
  EXPECT_EQ(some[1].result.bids, all[8].result.bids);
}

// By the Canadian rules of 2007 the bids may not add up where the dealer alone leads the score.
TEST(PlayGame, BindsADealerWhoAloneLeads) {
  Contest contest = contest_of({"greedy", "greedy", "greedy"}, 3);
  contest.rules = *find_rule_set("canadian-2007");
  int bound = 0;
  int free = 0;  // the bids added up, and the dealer did not say 0
  for (std::uint64_t game = 0; game < 40; ++game) {
    std::array<int, 3> totals{};
    for (const GameRound& round : play_game(contest, {game, 0})) {
      std::size_t dealer = 0;
      bool alone = true;
      while (round.seats[dealer].number() != 3)
        ++dealer;
      for (std::size_t place = 0; place < 3; ++place)
        alone = alone && (place == dealer || totals[place] < totals[dealer]);
      const auto& bids = round.result.bids;
      const bool adds_up = bids[0] + bids[1] + bids[2] == round.cards && bids[2] != 0;
      EXPECT_FALSE(alone && adds_up);
      bound += alone ? 1 : 0;
      free += adds_up ? 1 : 0;
      for (std::size_t place = 0; place < 3; ++place)
        totals[place] += round.result.scores[at(round.seats[place])];
    }
  }
  EXPECT_GT(bound, 100);
  EXPECT_GT(free, 20);
}

}  // namespace
}  // namespace wizbid
