#include "players/weights_check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tables/shipped_weights.h"

namespace wizbid {
namespace {

bool sound(const std::string& file) {
  const auto checks = check_weights(file, 20);
  return std::ranges::none_of(checks, [](const auto& check) { return check.fault.has_value(); });
}

TEST(CheckWeights, FindsTheShippedOnesSound) {
  EXPECT_TRUE(sound(std::string(shipped_weights())));
  EXPECT_EQ(check_weights(shipped_weights(), 20).size(), 3U);
}

TEST(CheckWeights, FindsDamageAnywhere) {
  const std::string good(shipped_weights());
  for (std::size_t at = 0; at < good.size(); at += good.size() / 13) {
    std::string bad = good;
    bad[at] = static_cast<char>(bad[at] ^ 1);
    EXPECT_FALSE(sound(bad)) << at;
  }
  EXPECT_FALSE(sound(good.substr(0, good.size() - 1)));
  EXPECT_FALSE(sound(good + "x"));
  EXPECT_FALSE(sound(good.substr(0, 100)));
  EXPECT_FALSE(sound(""));
}

TEST(WeightsHead, HasTheLinesBeforeTheNumbers) {
  const auto head = weights_head(shipped_weights());
  const auto has = [&](const char* name) {
    return std::ranges::any_of(head, [&](const auto& line) { return line.first == name; });
  };
  EXPECT_TRUE(has("checksum"));
  EXPECT_TRUE(has("command"));
  EXPECT_TRUE(has("strength"));
  EXPECT_TRUE(weights_head("").empty());
  EXPECT_TRUE(weights_head("wizbid weights 1").empty());
  EXPECT_TRUE(weights_head("wizbid weights 1\n\na: b\n").empty());
  EXPECT_EQ(weights_head("wizbid weights 1\na: b\nc: d").size(), 1U);
}

}  // namespace
}  // namespace wizbid
