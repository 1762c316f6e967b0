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

// The shipped table cut in parts as two shards leave them: what is in neither is measured.
TEST(Table, OfValuesIsPutTogetherFromShards) {
  const TemporaryFolder folder;
  const std::string whole = text_of(WIZBID_SOURCE "/tables/charts/values-3.txt");
  const std::size_t head = whole.find("\n\nfull");
  const std::size_t middle = whole.find("\n\nfull early 5 5");
  write(folder.path("v.1-of-2.part"), whole.substr(0, middle) + '\n');
  write(folder.path("v.2-of-2.part"), whole.substr(0, head) + whole.substr(middle));
  const std::size_t deals = whole.find("--deals ") + 8;
  const Outcome outcome =
      run_program({"table", "build", "values", "-p", "3", "--deals",
                   whole.substr(deals, whole.find(' ', deals) - deals), "-o", folder.path("v")});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(text_of(folder.path("v")), whole);
  EXPECT_FALSE(std::filesystem::exists(folder.path("v.1-of-2.part")));
  EXPECT_FALSE(std::filesystem::exists(folder.path("v.2-of-2.part")));
}

TEST(Table, OfValuesHasInAShardItsPiecesOnly) {
  const TemporaryFolder folder;
  const Outcome outcome = run_program({"table", "build", "values", "-p", "3", "--deals", "100",
                                       "-o", folder.path("v"), "--shard", "1/11"});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_FALSE(std::filesystem::exists(folder.path("v")));
  const std::string part = text_of(folder.path("v.1-of-11.part"));
  EXPECT_THAT(part, HasSubstr("\nfull early 2 2\n"));
  EXPECT_THAT(part, testing::Not(HasSubstr("\nfull early 3 3\n")));
  EXPECT_THAT(part, testing::Not(HasSubstr("\nwallet ")));
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
