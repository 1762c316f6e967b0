#include "odds/shard_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "bench/situations.h"
#include "counting/checksum.h"

namespace wizbid {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

ShardFile a_shard(const char* player = "greedy") {
  const Question asked = bench::question(bench::situation(3, 2, "KH 2C", "7H", {{1}}), player);
  SampleOptions options;
  options.size.deals = 60;
  NoWatcher watcher;
  const Shard shard{2, 3};
  return {"1.2.3",
          "0123",
          "4567",
          "wizbid odds 'KH 2C' --deals 60",
          60,
          shard,
          {{"seat 2 trump H bids 1", *sample_shard(asked, options, shard, watcher)}}};
}

// A text with the checksum that its lines have.
std::string sealed(const std::string& text) {
  const std::string lines = text.substr(0, text.rfind("checksum "));
  return lines + "checksum " + checksum(lines) + "\n";
}

std::string with(std::string text, const std::string& old, const std::string& made) {
  const std::size_t at = text.find(old);
  EXPECT_NE(at, std::string::npos) << old;
  return sealed(text.replace(at, old.size(), made));
}

TEST(ShardFile, IsReadAsItWasWritten) {
  for (const char* player : {"greedy", "random"}) {
    const ShardFile file = a_shard(player);
    const auto read = read_shard(shard_text(file));
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(*read, file);
  }
}

RC_GTEST_PROP(ShardFile, KeepsSumsOfAnySize, ()) {
  ShardFile file = a_shard();
  const auto any_wide = [] {
    return static_cast<WideDifference>(*rc::gen::arbitrary<std::int64_t>()) *
           *rc::gen::inRange<std::int64_t>(0, std::int64_t{1} << 62);
  };
  std::vector<TrickSums> rows(file.parts[0].sums.sums.rows().begin(),
                              file.parts[0].sums.sums.rows().end());
  rows[1].weight[2] = *rc::gen::inRange<std::uint64_t>(0, largest_weight);
  file.parts[0].sums.sums = SampleSums::of_parts(rows, {any_wide(), any_wide(), any_wide()});
  const auto read = read_shard(shard_text(file));
  RC_ASSERT(read.has_value());
  RC_ASSERT(*read == file);
}

TEST(ShardFile, EveryDamagedByteIsFoundOut) {
  const std::string good = shard_text(a_shard());
  for (std::size_t place = 0; place < good.size(); ++place) {
    for (const int bit : {1, 64}) {
      std::string bad = good;
      bad[place] = static_cast<char>(bad[place] ^ bit);
      EXPECT_FALSE(read_shard(bad)) << place;
    }
  }
}

TEST(ShardFile, CutAnywhereIsFoundOut) {
  const std::string good = shard_text(a_shard());
  for (std::size_t size = 0; size < good.size(); ++size)
    EXPECT_FALSE(read_shard(good.substr(0, size))) << size;
  EXPECT_THAT(read_shard(good.substr(0, 300)).error(), StartsWith("is cut short"));
  EXPECT_FALSE(read_shard(good + "more\n"));
}

TEST(ShardFile, SaysWhatIsWrong) {
  const std::string good = shard_text(a_shard());
  EXPECT_THAT(read_shard("a letter home").error(), HasSubstr("is no shard"));
  EXPECT_THAT(read_shard(with(good, "wizbid-shard 1", "wizbid-shard 2")).error(),
              HasSubstr("another format"));
  std::string flipped = good;
  flipped[good.find("weights")] = 'W';
  EXPECT_THAT(read_shard(flipped).error(), HasSubstr("checksum"));
  EXPECT_EQ(read_shard(with(good, "shard 2/3", "shard 4/3")).error(),
            "is damaged: line 8 is not what a shard has there");
}

// Sealed by hand, so that the checksum is right.
TEST(ShardFile, TakesNoSumsThatNoSampleHas) {
  const std::string good = shard_text(a_shard());
  ASSERT_TRUE(read_shard(sealed(good)));
  for (const auto& [old, made] : std::vector<std::pair<std::string, std::string>>{
           {"range 20 20", "range 20 21"},
           {"\ndeals 60", "\ndeals 060"},
           {"deals 60\nshard", "deals 0\nshard"},
           {"shard 2/3", "shard 0/3"},
           {"rows 3", "rows 22"},
           {"rows 3", "rows 0"},
           {"sums 0 20 ", "sums 1 20 "},
           {"sums 0 20 ", "sums 3 20 "},
           {"sums 0 20 ", "sums 0 1 "},
           {"sums 0 20 ", "sums 0 20 99999999999999999999999999999999999999999 "},
           {"sums 0 20 ", "sums 0 20 +"},
           {"sums 0 20 ", "sums 0 20  "},
           {"cross ", "cross -0 "},
           {"cross ", "cross 0 "},
           {"fresh 0 ", "feesh 0 "},
           {"question ", "question"},
       })
    EXPECT_FALSE(read_shard(with(good, old, made))) << made;
}

}  // namespace
}  // namespace wizbid
