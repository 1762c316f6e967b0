// Many independent trials on several threads, each a function of its number.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <thread>
#include <vector>

namespace wizbid {

struct TrialSize {
  std::uint64_t count = 0;
  unsigned threads = 1;
};

// The seed of a trial's own samples: no two trials share random numbers.
inline std::uint64_t trial_seed(std::uint64_t seed, std::uint64_t index) {
  return (seed << 32) + index + 1;
}

// The results of trial(0), trial(1), ..., in order. `trial` is called from several threads.
template <class Trial>
auto run_trials(const TrialSize& size, const Trial& trial) {
  using Result = decltype(trial(std::uint64_t{0}));
  std::vector<Result> results(size.count);
  std::atomic<std::uint64_t> next = 0;
  const auto work = [&] {
    for (std::uint64_t i = next++; i < size.count; i = next++)
      results[i] = trial(i);
  };
  std::vector<std::thread> helpers;
  for (unsigned k = 1; k < size.threads; ++k)
    helpers.emplace_back(work);
  work();
  for (std::thread& helper : helpers)
    helper.join();
  return results;
}

}  // namespace wizbid
