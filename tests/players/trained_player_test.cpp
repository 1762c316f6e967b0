#include "players/trained_player.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "players/greedy_player.h"
#include "players/playout.h"
#include "players/positions.h"
#include "players/random_weights.h"
#include "rules/scoring.h"

namespace wizbid {
namespace {

const TrainedPlayer& player() {
  static const TrainedPlayer player("points", Predictor(random_weights(5)), Objective::points);
  return player;
}

// Positions of whole rounds, each with its scoring.
template <class Check>
void at_some_positions(Check check) {
  const Scoring scoring;
  at_random_positions([&](Position position) {
    position.table.scoring = &scoring;
    check(position);
  });
}

CardView card_view(const Position& position) {
  const Seat seat = position.table.turn();
  return {position.table, seat, position.hands[seat], 1};
}

TEST(TrainedPlayer, PlaysLegalCards) {
  at_some_positions([&](const Position& position) {
    const CardView view = card_view(position);
    const CardSet chosen = player().choose_cards(view);
    ASSERT_FALSE(chosen.empty());
    ASSERT_TRUE((chosen - view.legal()).empty());
  });
}

TEST(TrainedPlayer, RelabellingSuitsRelabelsItsCards) {
  Relabelling names = all_suits;
  at_some_positions([&](const Position& position) {
    std::ranges::next_permutation(names);
    const Position other = relabel(position, names);
    ASSERT_EQ(relabel(player().choose_cards(card_view(position)), names),
              player().choose_cards(card_view(other)));
  });
}

TEST(TrainedPlayer, RelabellingSuitsChangesNoBidAndRelabelsTheTrumpNamed) {
  const Scoring scoring;
  Random random(8, Purpose::training, 0);
  Relabelling names = all_suits;
  for (int i = 0; i < 60; ++i) {
    std::ranges::next_permutation(names);
    Position position = dealt(3 + i % 4, 1 + i % 9, random);
    position.table.scoring = &scoring;
    const Position other = relabel(position, names);
    const CardSet hand = position.hands[Seat()];
    const CardSet other_hand = other.hands[Seat()];
    const auto size = static_cast<std::size_t>(position.table.cards + 1);
    std::vector<Points> bids(size);
    std::vector<Points> other_bids(size);
    player().rate_bids({position.table, Seat(), hand}, bids);
    player().rate_bids({other.table, Seat(), other_hand}, other_bids);
    ASSERT_EQ(bids, other_bids);
    const auto trumps = player().rate_trumps({position.table, Seat(), hand});
    const auto other_trumps = player().rate_trumps({other.table, Seat(), other_hand});
    for (std::size_t suit = 0; suit < 4; ++suit)
      ASSERT_EQ(trumps[suit], other_trumps[static_cast<std::size_t>(names[suit])]);
  }
}

TEST(TrainedPlayer, AWizardIsAsGoodAsAnother) {
  const Scoring scoring;
  PublicRound table;
  table.scoring = &scoring;
  table.cards = 2;
  const CardSet wizards{Card::wizard(1), Card::wizard(3)};
  EXPECT_EQ(player().choose_cards({table, Seat(), wizards, 1}), wizards);
}

TEST(TrainedPlayer, SuitsThatNothingTellsApartAreChosenTogether) {
  const Scoring scoring;
  PublicRound table;
  table.scoring = &scoring;
  table.cards = 2;
  const CardSet aces{Card(Rank::ace, Suit::clubs), Card(Rank::ace, Suit::spades)};
  EXPECT_EQ(player().choose_cards({table, Seat(), aces, 1}), aces);
}

Tricks best_bid(const Player& asked, Card card, int players) {
  const Scoring scoring;
  PublicRound table;
  table.scoring = &scoring;
  table.players = players;
  table.turn_up = Card(Rank::seven, Suit::hearts);
  table.trump = Suit::hearts;
  table.trick = Trick(table.trump);
  std::array<Points, 2> scores{};
  asked.rate_bids({table, Seat(), {card}}, scores);
  return scores[1] > scores[0] ? 1 : 0;
}

TEST(ShippedPlayer, KnowsTheOneCardRound) {
  for (Objective objective : {Objective::points, Objective::rival}) {
    const auto shipped = shipped_player(objective);
    ASSERT_NE(shipped, nullptr);
    for (int players = min_players; players <= max_players; ++players) {
      EXPECT_EQ(best_bid(*shipped, Card::wizard(), players), 1);
      EXPECT_EQ(best_bid(*shipped, Card(Rank::ace, Suit::hearts), players), 1);
      EXPECT_EQ(best_bid(*shipped, Card::jester(), players), 0);
    }
    EXPECT_EQ(best_bid(*shipped, Card(Rank::two, Suit::clubs), 6), 0);
  }
}

// The mean score of seat 1 over some rounds of six cards at a table of four.
double mean_score(const Player& one, const Player& others) {
  const RuleSet rules;
  Seating seating;
  seating.fill(&others);
  seating[0] = &one;
  constexpr int rounds = 2000;
  int sum = 0;
  for (std::uint64_t i = 0; i < rounds; ++i) {
    Random random(12, Purpose::games, i);
    Position position = dealt(4, 6, random);
    PublicRound& table = position.table;
    table.scoring = &rules.scoring;
    table.bids = {};
    OwnBids bids{};
    for (std::size_t s = 0; s < 4; ++s) {
      const Seat seat = Seat::from_index(static_cast<int>(s));
      bids[s] = draw_best_bid(*seating[s], {table, seat, position.hands[seat]}, rules, random);
      table.bids[s] = bids[s];
    }
    const TricksTaken taken = play_cards(table, position.hands, bids, seating, random);
    sum += score(rules.scoring, bids[0], taken[0]);
  }
  return static_cast<double>(sum) / rounds;
}

TEST(ShippedPlayer, DoesBetterThanAGreedyPlayerInItsPlace) {
  const GreedyPlayer greedy;
  for (Objective objective : {Objective::points, Objective::rival}) {
    const auto shipped = shipped_player(objective);
    ASSERT_NE(shipped, nullptr);
    EXPECT_GT(mean_score(*shipped, greedy) - mean_score(greedy, greedy), 2);
    EXPECT_GT(mean_score(*shipped, *shipped) - mean_score(greedy, *shipped), 2);
  }
}

}  // namespace
}  // namespace wizbid
