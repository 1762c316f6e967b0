// `wizbid table list|verify`.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <string>

#include "cli/program.h"
#include "tables/shipped_weights.h"

namespace wizbid::cli {
namespace {

using testing::HasSubstr;

void write(const std::string& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

TEST(Table, ListsWhatShips) {
  const Outcome text = run_program({"table", "list"});
  EXPECT_EQ(text.code, 0);
  EXPECT_THAT(text.out, HasSubstr("players/network.weights"));
  EXPECT_THAT(text.out, HasSubstr("checksum: "));
  const Outcome json = run_program({"table", "list", "--format", "json"});
  EXPECT_EQ(json.code, 0);
  EXPECT_THAT(json.out, HasSubstr("\"kind\": \"weights\""));
}

TEST(Table, VerifiesWhatShips) {
  const Outcome outcome = run_program({"table", "verify"});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_THAT(outcome.out, HasSubstr("players/network.weights: sound"));
  EXPECT_EQ(outcome.err, "");
}

TEST(Table, VerifiesAFile) {
  const TemporaryFolder folder;
  const std::string good(wizbid::shipped_weights());
  write(folder.path("good"), good);
  EXPECT_EQ(run_program({"table", "verify", folder.path("good")}).code, 0);
  std::string bad = good;
  bad.back() = static_cast<char>(bad.back() ^ 1);
  write(folder.path("bad"), bad);
  const Outcome damaged = run_program({"table", "verify", folder.path("good"), folder.path("bad")});
  EXPECT_EQ(damaged.code, 1);
  EXPECT_THAT(damaged.out, HasSubstr("good: sound"));
  EXPECT_THAT(damaged.out, HasSubstr("bad: damaged"));
  write(folder.path("other"), "a letter home");
  const Outcome other = run_program({"table", "verify", folder.path("other"), "--format", "json"});
  EXPECT_EQ(other.code, 1);
  EXPECT_THAT(other.out, HasSubstr("\"sound\": false"));
}

TEST(Table, OfValuesIsTheSameBuiltInShards) {
  const TemporaryFolder folder;
  const auto build = [&](const std::string& name, const std::vector<std::string>& more) {
    std::vector<std::string> words{"table", "build", "values",         "-p", "3", "--deals",
                                   "100",   "-o",    folder.path(name)};
    words.insert(words.end(), more.begin(), more.end());
    const Outcome outcome = run_program(words);
    EXPECT_EQ(outcome.code, 0) << outcome.err;
  };
  build("whole", {});
  build("parts", {"--shard", "2/2"});
  EXPECT_FALSE(std::filesystem::exists(folder.path("parts")));
  build("parts", {"--shard", "1/2"});
  // Nothing is left to measure: the numbers are those of the parts, whatever they are.
  const std::string part = folder.path("parts.1-of-2.part");
  std::string marked = text_of(part);
  const std::size_t at = marked.find("\nno-trump ") + 10;
  marked.replace(at, marked.find('\n', at) - at, "77");
  write(part, marked);
  build("parts", {});
  std::string expected = text_of(folder.path("whole"));
  const std::size_t first = expected.find("\nno-trump ") + 10;
  expected.replace(first, expected.find('\n', first) - first, "77");
  EXPECT_EQ(text_of(folder.path("parts")), expected);
  EXPECT_FALSE(std::filesystem::exists(part));
}

TEST(Table, OfChartsIsDrawnInShards) {
  const TemporaryFolder folder;
  const auto drawn = [&] {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path("")))
      names.insert(entry.path().filename().string());
    return names;
  };
  const Outcome outcome =
      run_program({"table", "build", "charts", "-o", folder.path(""), "--shard", "2/12"});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(drawn(), (std::set<std::string>{"one-card-3.csv", "card-values-5.csv"}));
}

TEST(Table, RefusesWhatMakesNoSense) {
  EXPECT_EQ(run_program({"table"}).code, 2);
  EXPECT_EQ(run_program({"table", "build"}).code, 2);
  EXPECT_THAT(run_program({"table", "lsit"}).err, HasSubstr("Did you mean list?"));
  EXPECT_EQ(run_program({"table", "list", "players"}).code, 2);
  EXPECT_EQ(run_program({"table", "list", "--format", "csv"}).code, 2);
  EXPECT_EQ(run_program({"table", "verify", "/nonexistent/table"}).code, 4);
  EXPECT_EQ(run_program({"table", "verify", "/"}).code, 4);
  EXPECT_EQ(run_program({"table", "verify", "/dev/zero"}).code, 4);
}

}  // namespace
}  // namespace wizbid::cli
