// Enumerated odds: classes of deals under `random` and `greedy` against deals one by one.
//   wizbid_bench --benchmark_filter='Enumerate|DealByDeal'
// Arguments: players, cards, threads. Seat 1 leads with the first cards of JH KS 4C 9D W, 7H turned
// up. The column CPU is for all threads together. Counters: how many deals the answer stands for,
// in how many classes, the steps that were walked through, and the time for one of them on one
// thread, which the constants in odds/enumerated_cost.cpp come from.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <limits>

#include "deals/classes_count.h"
#include "odds/enumerated.h"
#include "odds/enumerated_random_tree.h"
#include "oracle/hidden_deals.h"

namespace {

using namespace wizbid;

Situation situation(const benchmark::State& state) {
  constexpr std::array hand{Card(Rank::jack, Suit::hearts), Card(Rank::king, Suit::spades),
                            Card(Rank::four, Suit::clubs), Card(Rank::nine, Suit::diamonds),
                            Card::wizard()};
  Situation about;
  about.players = static_cast<int>(state.range(0));
  about.cards = static_cast<int>(state.range(1));
  for (std::size_t i = 0; i < static_cast<std::size_t>(about.cards); ++i)
    about.hand.insert(hand[i]);
  about.turn_up = Card(Rank::seven, Suit::hearts);
  about.trump = Suit::hearts;
  return about;
}

void count(benchmark::State& state, const Question& question, double threads) {
  const Gaps gaps = find_gaps(question.situation, class_cuts(question));
  const double classes = count_classes(question.situation, gaps).convert_to<double>();
  const double steps = steps_of_enumeration(question).convert_to<double>();
  state.counters["deals"] = count_deals(question.situation).convert_to<double>();
  state.counters["classes"] = classes;
  state.counters["steps"] = steps;
  state.counters["thread_time_a_step"] = benchmark::Counter(
      steps / threads, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void enumerate(benchmark::State& state, std::string_view player) {
  const auto model = find_player(player);
  const Question question{
      situation(state), {model, model}, std::numeric_limits<BidNoise>::infinity()};
  const auto threads = static_cast<unsigned>(state.range(2));
  NoWatcher nobody;
  for ([[maybe_unused]] auto _ : state)
    benchmark::DoNotOptimize(enumerate_odds(question, threads, nobody));
  count(state, question, threads);
}

void EnumerateRandom(benchmark::State& state) {
  enumerate(state, "random");
}

void EnumerateGreedy(benchmark::State& state) {
  enumerate(state, "greedy");
}

// The same sum as EnumerateRandom over every deal one by one: what the classes save.
void DealByDeal(benchmark::State& state) {
  const Situation about = situation(state);
  std::vector<std::uint64_t> ways(static_cast<std::size_t>(about.cards) + 1);
  std::uint64_t deals = 0;
  for ([[maybe_unused]] auto _ : state) {
    RandomTree tree(about, about.cards);
    deals = 0;
    // Seat 1 leads, the others follow in order.
    oracle::every_hidden_deal({about.unseen(), about.players - 1, about.cards},
                              [&](const oracle::Hands& others) {
                                Deal deal;
                                deal.hands[0] = about.hand;
                                std::ranges::copy(others, deal.hands.begin() + 1);
                                tree.deal(deal);
                                tree.play(Seat(), ways);
                                ++deals;
                              });
    benchmark::DoNotOptimize(ways.data());
  }
  state.counters["deals"] = static_cast<double>(deals);
}

void CountClasses(benchmark::State& state) {
  const Situation about = situation(state);
  for ([[maybe_unused]] auto _ : state)
    benchmark::DoNotOptimize(count_classes(about, find_gaps(about, {})));
}

}  // namespace

BENCHMARK(EnumerateRandom)
    ->Args({3, 2, 2})
    ->Args({3, 3, 2})
    ->Args({3, 4, 2})
    ->Args({4, 2, 2})
    ->Args({5, 2, 2})
    ->Args({4, 3, 2})
    ->Args({3, 5, 2})
    ->Args({6, 2, 2})
    ->Args({5, 3, 2})
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
BENCHMARK(DealByDeal)->Args({3, 2, 1})->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime();
BENCHMARK(EnumerateGreedy)
    ->Args({3, 2, 2})
    ->Args({3, 3, 2})
    ->Args({4, 2, 2})
    ->Args({3, 4, 2})
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
BENCHMARK(CountClasses)->Args({3, 2, 1})->Args({6, 5, 1})->Unit(benchmark::kMicrosecond);
