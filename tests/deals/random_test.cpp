#include "deals/random.h"

#include <Random123/philox.h>
#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace wizbid {
namespace {

// The authors' own code, block by block.
TEST(Random, IsPhiloxInCounterMode) {
  for (std::uint64_t seed : {0ULL, 1ULL, 0x0123456789ABCDEFULL}) {
    for (std::uint64_t index : {0ULL, 7ULL, 0xFEDCBA9876543210ULL}) {
      Random random(seed, Purpose::games, index);
      const r123::Philox4x32::key_type key{
          {static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)}};
      for (std::uint32_t block = 0; block < 50; ++block) {
        const r123::Philox4x32::ctr_type counter{{block, static_cast<std::uint32_t>(Purpose::games),
                                                  static_cast<std::uint32_t>(index),
                                                  static_cast<std::uint32_t>(index >> 32)}};
        for (std::uint32_t number : r123::Philox4x32()(counter, key))
          ASSERT_EQ(random.next(), number);
      }
    }
  }
}

// The known answer of the authors' kat_vectors for key and counter zero.
TEST(Random, GivesThePublishedNumbers) {
  Random random(0, Purpose::deals, 0);
  for (std::uint32_t number : {0x6627e8d5U, 0xe169c58dU, 0xbc57ac4cU, 0x9b00dbd8U})
    EXPECT_EQ(random.next(), number);
}

TEST(Random, ACopyGoesOnAlike) {
  Random random(3, Purpose::deals, 5);
  for (int k = 0; k < 21; ++k)
    random.next();
  Random copy = random;
  for (int k = 0; k < 40; ++k)
    EXPECT_EQ(copy.next(), random.next());
}

TEST(Random, PurposesSeedsAndIndicesDiffer) {
  const std::uint32_t number = Random(1, Purpose::deals, 0).next();
  EXPECT_NE(Random(1, Purpose::fresh_deals, 0).next(), number);
  EXPECT_NE(Random(2, Purpose::deals, 0).next(), number);
  EXPECT_NE(Random(1, Purpose::deals, 1).next(), number);
}

TEST(Random, BelowIsUniform) {
  Random random(1, Purpose::games, 0);
  std::array<int, 7> count{};
  constexpr int draws = 70000;
  for (int k = 0; k < draws; ++k)
    ++count[random.below(7)];
  for (int hits : count)
    EXPECT_NEAR(hits, draws / 7, 5 * std::sqrt(draws * (1.0 / 7) * (6.0 / 7)));
}

TEST(Random, BelowKeepsItsBoundAndGivesWhatItAlwaysGave) {
  Random random(1, Purpose::games, 0);
  for (std::uint32_t bound : {1U, 2U, 3U, 52U, 60U, 0x80000001U, 0xFFFFFFFFU}) {
    for (int k = 0; k < 100; ++k)
      ASSERT_LT(random.below(bound), bound);
  }
  Random pinned(1, Purpose::games, 0);
  std::array<std::uint32_t, 6> numbers{};
  for (std::uint32_t& number : numbers)
    number = pinned.below(60);
  EXPECT_EQ(numbers, (std::array<std::uint32_t, 6>{54, 36, 24, 27, 33, 42}));
}

TEST(Random, AChoiceOfOneUsesNoNumber) {
  Random random(1, Purpose::games, 0);
  Random other = random;
  for (int k = 0; k < 40; ++k) {
    EXPECT_EQ(random.choice(1), 0U);
    EXPECT_EQ(random.choice(9), other.below(9));
  }
}

}  // namespace
}  // namespace wizbid
