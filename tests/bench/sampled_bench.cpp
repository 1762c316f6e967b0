#include <benchmark/benchmark.h>

#include "bench/situations.h"
#include "odds/sampled.h"
#include "odds/sampled_deals.h"

namespace wizbid::bench {
namespace {

// Deals of a sample, every bid on each, weighed and summed.
void sample_deals(benchmark::State& state, const Situation& asked, const char* model) {
  const DealSampler sampler(question(asked, model), 1);
  SampleSums sums = sampler.no_sums();
  const auto& bids = sampler.bids();
  const std::span<const Tricks> played(bids.data(), sampler.one_for_all() ? 1 : bids.size());
  std::uint64_t index = 0;
  for (auto _ : state)
    sampler.play({Purpose::deals, index++, 1}, played, sums);
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK_CAPTURE(sample_deals, five_cards_random, four_players_five_cards(), "random");
BENCHMARK_CAPTURE(sample_deals, five_cards_greedy, four_players_five_cards(), "greedy");
BENCHMARK_CAPTURE(sample_deals, eight_cards_greedy, four_players_eight_cards(), "greedy");
BENCHMARK_CAPTURE(sample_deals, eight_cards_points, four_players_eight_cards(), "points");

// A whole answer of the default precision: four players, eight cards, two bids heard.
void answer(benchmark::State& state, const char* model) {
  const Question asked = question(four_players_eight_cards(), model);
  SampleOptions options;
  options.size.precision = 0.005;
  options.threads = static_cast<unsigned>(state.range(0));
  NoWatcher watcher;
  for (auto _ : state) {
    const Answer result = sample_odds(asked, options, watcher);
    state.counters["deals"] = static_cast<double>(result.deals);
    state.counters["effective"] = result.effective_deals;
  }
}
BENCHMARK_CAPTURE(answer, random, "random")
    ->Arg(1)
    ->Arg(2)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(answer, greedy, "greedy")
    ->Arg(1)
    ->Arg(2)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace wizbid::bench
