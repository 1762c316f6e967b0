#include "players/weights.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "players/random_weights.h"

namespace wizbid {
namespace {

using ::testing::HasSubstr;

TEST(Weights, AreReadAsTheyWereWritten) {
  Weights weights = random_weights(1);
  weights.provenance = {{"seed", "1"}, {"strength", "none: it says so"}};
  const auto read = read_weights(written(weights));
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, weights);
}

TEST(Weights, ADamagedFileIsRefused) {
  const std::string file = written(random_weights(1));
  EXPECT_FALSE(read_weights(""));
  EXPECT_FALSE(read_weights("wizbid weights 1\n"));
  EXPECT_FALSE(read_weights(file.substr(0, file.size() - 1)));
  EXPECT_FALSE(read_weights(file + "x"));
  for (std::size_t place : {std::size_t{3}, std::size_t{20}, file.size() / 2, file.size() - 1}) {
    std::string damaged = file;
    damaged[place] ^= 1;
    EXPECT_FALSE(read_weights(damaged)) << place;
  }
}

TEST(Weights, AFileForOtherInputsIsRefusedWithTheLineExpected) {
  std::string file = written(random_weights(1));
  const std::string line = "\ninputs: " + std::to_string(input_count());
  file.replace(file.find(line), line.size(), "\ninputs: 12");
  EXPECT_THAT(read_weights(file).error().message,
              HasSubstr("\"inputs: " + std::to_string(input_count()) + "\""));
}

TEST(Weights, SumsThatCouldOverflowAreRefused) {
  Weights weights = zero_weights();
  for (std::int16_t& weight : weights.second)
    weight = 30'000;
  EXPECT_THAT(read_weights(written(weights)).error().message, HasSubstr("too large"));
}

}  // namespace
}  // namespace wizbid
