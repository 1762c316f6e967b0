// Random numbers keyed by (seed, stream, index): the same on every machine, thread and shard.
#pragma once

#include <array>
#include <cstdint>

namespace wizbid {

// What a stream of random numbers is for; different purposes never share numbers.
enum class Purpose : std::uint32_t { deals, fresh_deals, best_chance, games, training, charts };

// Philox4x32-10 (Salmon et al. 2011) in counter mode. A value: copy it to go on twice.
class Random {
 public:
  Random(std::uint64_t seed, Purpose purpose, std::uint64_t index)
      : key_{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)},
        counter_{0, static_cast<std::uint32_t>(purpose), static_cast<std::uint32_t>(index),
                 static_cast<std::uint32_t>(index >> 32)} {}

  std::uint32_t next() {
    if (used_ == numbers_.size())
      refill();
    return numbers_[used_++];
  }

  // Uniform on 0..bound-1 without bias (Lemire 2019, multiply and reject). Must hold: bound > 0.
  std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = std::uint64_t{next()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) {
        product = std::uint64_t{next()} * bound;
      }
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // The same, but no number is used for a bound of 1.
  std::uint32_t choice(std::uint32_t bound) {
    const std::uint32_t chosen = below(bound);
    used_ -= bound == 1 ? 1U : 0U;  // never below 0: a number has just been used
    return chosen;
  }

 private:
  static constexpr unsigned blocks = 4;  // of four numbers, made side by side

  void refill();

  std::array<std::uint32_t, 2> key_;
  std::array<std::uint32_t, 4> counter_;
  std::array<std::uint32_t, 4 * blocks> numbers_{};
  unsigned used_ = 4 * blocks;
};

}  // namespace wizbid
