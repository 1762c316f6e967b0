// The bench signature: one number over a fixed piece of sampling work. It changes if and only if
// something of what is drawn, played or weighed changes; a commit that means to change it says so.
#pragma once

#include <cstdint>

#include "bench/situations.h"
#include "odds/sampled_deals.h"

namespace wizbid::bench {

// FNV-1a over the eight bytes of each number.
class Digest {
 public:
  void add(std::uint64_t number) {
    for (int byte = 0; byte < 8; ++byte) {
      value_ = (value_ ^ (number & 0xFF)) * 0x100000001B3ULL;
      number >>= 8;
    }
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xCBF29CE484222325ULL;
};

inline std::uint64_t signature() {
  const std::vector<Situation> situations{
      four_players_five_cards(),
      four_players_eight_cards(),
      situation(3, 1, "JH KS", "7H"),
      situation(6, 6, "AH 4H 10S J", "J", {{0, 1, std::nullopt, 2, 1}}),
      situation(5, 5, "KC QC 2C 9D W W", "8C", {{1, 2, 0, 1, 3}}),
  };
  Digest digest;
  for (const char* model : {"random", "greedy"}) {
    for (const Situation& asked : situations) {
      const DealSampler sampler(question(asked, model), 1);
      SampleSums sums = sampler.no_sums();
      const auto& bids = sampler.bids();
      sampler.play({Purpose::deals, 0, 5000},
                   std::span(bids.data(), sampler.one_for_all() ? 1 : bids.size()), sums);
      for (Tricks bid : bids) {
        for (Tricks t = 0; t <= asked.cards; ++t) {
          digest.add(static_cast<std::uint64_t>(sums.of(bid).weight[static_cast<std::size_t>(t)]));
          digest.add(
              static_cast<std::uint64_t>(sums.of(bid).weight_squared[static_cast<std::size_t>(t)]));
        }
      }
    }
  }
  return digest.value();
}

}  // namespace wizbid::bench
