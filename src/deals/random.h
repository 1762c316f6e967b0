// Random numbers keyed by (seed, stream, index): the same on every machine, thread and shard.
#pragma once

#include <Random123/philox.h>

#include <array>
#include <cstdint>

namespace wizbid {

// What a stream of random numbers is for; different purposes never share numbers.
enum class Purpose : std::uint32_t { deals, fresh_deals, best_chance, games, training };

// Philox4x32-10 (Salmon et al. 2011) in counter mode. A value: copy it to go on twice.
class Random {
 public:
  Random(std::uint64_t seed, Purpose purpose, std::uint64_t index)
      : key_{{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)}},
        counter_{{0, static_cast<std::uint32_t>(purpose), static_cast<std::uint32_t>(index),
                  static_cast<std::uint32_t>(index >> 32)}} {}

  std::uint32_t next() {
    if (used_ == 4)
      refill();
    return block_[used_++];
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

 private:
  void refill() {
    const auto numbers = r123::Philox4x32()(counter_, key_);
    for (unsigned i = 0; i < 4; ++i)
      block_[i] = numbers[i];
    ++counter_[0];
    used_ = 0;
  }

  r123::Philox4x32::key_type key_;
  r123::Philox4x32::ctr_type counter_;
  std::array<std::uint32_t, 4> block_{};
  unsigned used_ = 4;
};

}  // namespace wizbid
