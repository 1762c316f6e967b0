#include <benchmark/benchmark.h>

#include <algorithm>
#include <numeric>

#include "bench/situations.h"
#include "deals/draw.h"
#include "players/playout.h"
#include "players/trained_player.h"
#include "rules/schedule.h"
#include "rules/scoring.h"
#include "tables/shipped_weights.h"

namespace wizbid::bench {
namespace {

void draw_deal(benchmark::State& state) {
  const DealDrawer drawer(four_players_five_cards());
  std::uint64_t index = 0;
  for (auto _ : state) {
    Random random(1, Purpose::deals, index++);
    benchmark::DoNotOptimize(drawer.draw(random));
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(draw_deal);

// A round of four players and five cards, the drawing of the deal included.
void play_round(benchmark::State& state, const char* model) {
  const auto player = find_player(model);
  const Situation asked = four_players_five_cards();
  const DealDrawer drawer(asked);
  const Playout playout(asked, *player, *player);
  std::uint64_t index = 0;
  for (auto _ : state) {
    Random random(1, Purpose::deals, index++);
    const Deal deal = drawer.draw(random);
    benchmark::DoNotOptimize(playout.play(deal, 1, random));
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK_CAPTURE(play_round, random, "random");
BENCHMARK_CAPTURE(play_round, greedy, "greedy");
BENCHMARK_CAPTURE(play_round, points, "points");

struct Standing {
  double points = 0;
  int made = 0;
  int bids = 0;
};

// One round dealt from all sixty cards, every seat played by `player`.
void play_dealt_round(const Player& player, int players, int cards, Random& random,
                      Standing& standing) {
  const RuleSet rules = official_rules();
  std::array<int, Card::deck_size> deck{};
  std::iota(deck.begin(), deck.end(), 0);
  std::uint32_t next = 0;
  const auto draw = [&] {
    std::swap(deck[next], deck[next + random.below(Card::deck_size - next)]);
    return Card::from_index(deck[next++]);
  };
  Deal deal;
  for (int s = 0; s < players; ++s) {
    for (int k = 0; k < cards; ++k)
      deal[Seat::from_index(s)].insert(draw());
  }
  PublicRound table;
  table.scoring = &rules.scoring;
  table.players = players;
  table.cards = cards;
  if (!is_last_round(players, cards))
    table.turn_up = draw();
  if (table.turn_up && table.turn_up->is_suited())
    table.trump = table.turn_up->suit();
  if (table.turn_up && table.turn_up->is_wizard()) {
    const Seat dealer = Seat::from_index(players - 1);
    const auto ratings = player.rate_trumps({table, dealer, deal[dealer]});
    table.trump =
        static_cast<Suit>(std::max_element(ratings.begin(), ratings.end()) - ratings.begin());
  }
  OwnBids bids{};
  for (std::size_t s = 0; s < static_cast<std::size_t>(players); ++s) {
    const Seat seat = Seat::from_index(static_cast<int>(s));
    bids[s] = draw_best_bid(player, {table, seat, deal[seat]}, rules, random);
    table.bids[s] = bids[s];
  }
  Seating seats{};
  seats.fill(&player);
  const TricksTaken taken = play_cards(table, deal, bids, seats, random);
  for (std::size_t s = 0; s < static_cast<std::size_t>(players); ++s) {
    standing.points += score(rules.scoring, bids[s], taken[s]);
    standing.made += bids[s] == taken[s];
    ++standing.bids;
  }
}

// Whole games of self-play: the mean score of a game and the share of bids made.
void SelfPlay(benchmark::State& state, const char* model) {
  constexpr std::uint64_t games = 8000;
  const auto player = find_player(model);
  const auto players = static_cast<int>(state.range(0));
  for (auto _ : state) {
    Standing standing;
    for (std::uint64_t game = 0; game < games; ++game) {
      for (int cards = 1; cards <= last_round(players); ++cards) {
        Random random(7, Purpose::games, game * 64 + static_cast<std::uint64_t>(cards));
        play_dealt_round(*player, players, cards, random, standing);
      }
    }
    state.counters["score"] = standing.points / static_cast<double>(games) / players;
    state.counters["made"] = static_cast<double>(standing.made) / standing.bids;
  }
}
BENCHMARK_CAPTURE(SelfPlay, random, "random")
    ->DenseRange(3, 6)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(SelfPlay, greedy, "greedy")
    ->DenseRange(3, 6)
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

// Rounds of four players and eight cards dealt from all sixty: the auction and every card.
void dealt_rounds(benchmark::State& state, const Player& player) {
  std::uint64_t index = 0;
  Standing standing;
  for (auto _ : state) {
    Random random(7, Purpose::games, index++);
    play_dealt_round(player, 4, 8, random, standing);
  }
  benchmark::DoNotOptimize(standing);
  state.SetItemsProcessed(state.iterations());
}

void dealt_rounds_of(benchmark::State& state, const char* model) {
  dealt_rounds(state, *find_player(model));
}
BENCHMARK_CAPTURE(dealt_rounds_of, greedy, "greedy");
BENCHMARK_CAPTURE(dealt_rounds_of, points, "points");

// `points` by each of the kernels: they say the same and take different times.
void dealt_rounds_with(benchmark::State& state, const Kernels* (*kernels)()) {
  const auto weights = read_weights(shipped_weights());
  if (!weights || kernels() == nullptr)
    return state.SkipWithError("not on this processor");
  dealt_rounds(state, TrainedPlayer("points", Predictor(*weights, *kernels()), Objective::points));
}
BENCHMARK_CAPTURE(
    dealt_rounds_with, plain, +[] { return &plain_kernels(); });
BENCHMARK_CAPTURE(dealt_rounds_with, avx2, avx2_kernels);
BENCHMARK_CAPTURE(dealt_rounds_with, avx512, avx512_kernels);

}  // namespace
}  // namespace wizbid::bench
