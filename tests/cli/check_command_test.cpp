#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "cli/fake_world.h"
#include "cli/run.h"
#include "cli/temporary_folder.h"
#include "report/verdict_cache.h"

namespace wizbid::cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

struct Result {
  ExitCode code;
  std::string out;
  std::string err;
};

Result check(Arguments words) {
  FakeWorld world;
  words.insert(words.begin(), "check");
  const ExitCode code = run(words, world.session);
  return {code, world.out.str(), world.err.str()};
}

json claims_of(Arguments words) {
  words.insert(words.end(), {"--format", "json"});
  const Result result = check(words);
  EXPECT_EQ(result.code, ExitCode::done) << result.err;
  return json::parse(result.out)["claims"];
}

const std::string right = "players=4 seat=1 turn-up=8H bids 1 with >= 3H";
const std::string too_high = "players=4 seat=1 turn-up=8H bids 1 with >= 4H";
const std::string too_low = "players=4 seat=1 turn-up=8H bids 1 with >= 2H";

TEST(CheckCommand, JudgesAClaimInALine) {
  const json claims = claims_of({right});
  ASSERT_EQ(claims.size(), 1U);
  EXPECT_EQ(claims[0]["verdict"], "holds");
  for (const char* key : {"id", "source", "claim", "computed", "explanation"})
    EXPECT_TRUE(claims[0][key].is_string()) << key;
}

TEST(CheckCommand, AThresholdIsRefutedOnEitherSide) {
  const json high = claims_of({too_high});
  EXPECT_EQ(high[0]["verdict"], "refuted");
  EXPECT_THAT(high[0]["explanation"].get<std::string>(), HasSubstr("weaker trump 3"));
  const json low = claims_of({too_low});
  EXPECT_EQ(low[0]["verdict"], "refuted");
  EXPECT_THAT(low[0]["explanation"].get<std::string>(), HasSubstr("does not bid 1"));
  EXPECT_THAT(low[0]["computed"].get<std::string>(), HasSubstr("trump 3"));
}

TEST(CheckCommand, ALineInAnotherDeckIsJudgedLikeItsTwin) {
  const auto judged = [](const std::string& line, const std::string& deck) {
    const json answer = json::parse(check({line, "--deck", deck, "--format", "json"}).out);
    const json& claim = answer["claims"][0];
    return std::vector{claim["verdict"], claim["computed"], claim["explanation"]};
  };
  EXPECT_EQ(judged("players=4 seat=1 turn-up=r7 hand=r2 takes 1 chance >= 3/7", "german"),
            judged("players=4 seat=1 turn-up=8H hand=3H takes 1 chance >= 3/7", "us"));
  EXPECT_EQ(judged("players=4 seat=1 turn-up=r7 bids 1 with >= trump 2", "german"),
            judged("players=4 seat=1 turn-up=8H bids 1 with >= 3H", "us"));
  EXPECT_THAT(check({"players=4 seat=1 turn-up=r7 bids 1 with >= r2", "--deck", "german"}).out,
              HasSubstr("US deck: players=4 seat=1 turn-up=8H bids 1"));
  EXPECT_THAT(
      check({"players=4 seat=1 turn-up=r7 hand=r2 holds r13 chance < 50%", "--deck", "german"}).err,
      HasSubstr("holds can be typed with the cards of the US deck only"));
  EXPECT_EQ(check({"--only", "bet-one", "--deck", "german"}).code, ExitCode::usage);
}

TEST(CheckCommand, TheWordsOfALineNeedNoQuotes) {
  EXPECT_EQ(claims_of({"players=4", "seat=1", "turn-up=8H", "bids", "1", "with",
                       ">=", "3H"})[0]["verdict"],
            "holds");
}

TEST(CheckCommand, JudgesChances) {
  const std::string spot = "players=4 seat=1 turn-up=8H ";
  EXPECT_EQ(claims_of({spot + "hand=3H takes 1 chance >= 3/7"})[0]["verdict"], "holds");
  EXPECT_EQ(claims_of({spot + "hand=2H takes 1 chance >= 3/7"})[0]["verdict"], "refuted");
  // 1 - C(52,9)/C(56,9)
  EXPECT_EQ(claims_of({spot + "hand=2C 9D KH holds W chance = 1145/2226"})[0]["verdict"], "holds");
  EXPECT_EQ(claims_of({spot + "hand=2C 9D KH holds W chance = 51.4%"})[0]["verdict"], "holds");
  EXPECT_EQ(claims_of({spot + "hand=2C 9D KH holds W chance = 51.5%"})[0]["verdict"], "refuted");
}

TEST(CheckCommand, FailsOnWhatItIsToldTo) {
  EXPECT_EQ(check({too_high}).code, ExitCode::done);
  EXPECT_EQ(check({too_high, "--fail-on", "refuted"}).code, ExitCode::answer_is_no);
  EXPECT_EQ(check({right, "--fail-on", "refuted"}).code, ExitCode::done);
  const TemporaryFolder folder;
  const std::string open = folder.write(
      "open.toml",
      "[[claim]]\nid = \"a\"\nclaim = \"x\"\nkind = \"open\"\nreason = \"no figures\"\n");
  EXPECT_EQ(check({open, "--fail-on", "undecided"}).code, ExitCode::answer_is_no);
  EXPECT_EQ(check({open, "--fail-on", "refuted"}).code, ExitCode::done);
  EXPECT_EQ(check({right, "--fail-on", "anything"}).code, ExitCode::usage);
}

TEST(CheckCommand, FindsShippedClaims) {
  const json claims = claims_of({"--only", "wikipedia-W8,documents-S2"});
  ASSERT_EQ(claims.size(), 2U);
  EXPECT_EQ(claims[0]["verdict"], "refuted");
  EXPECT_EQ(claims[0]["computed"], "x = 48");
  EXPECT_EQ(claims[1]["verdict"], "holds");
  const Result unknown = check({"--only", "wikipedia-W88"});
  EXPECT_EQ(unknown.code, ExitCode::usage);
  EXPECT_THAT(unknown.err, HasSubstr("wikipedia-W8"));
}

TEST(CheckCommand, JudgesTheOtherClaimsOfAFaultyFile) {
  const TemporaryFolder folder;
  const std::string path =
      folder.write("mine.toml",
                   "[[claim]]\nid = \"bad\"\nclaim = \"x\"\nkind = \"treshold\"\n"
                   "[[claim]]\nid = \"good\"\nclaim = \"x\"\nkind = \"arithmetic\"\n"
                   "statement = \"1 < 2\"\n");
  for (const std::string& word : {path, folder.path("")}) {
    const Result result = check({word, "--format", "json"});
    EXPECT_EQ(result.code, ExitCode::usage);
    EXPECT_THAT(result.err, HasSubstr("mine.toml:4:8: "));
    const json answer = json::parse(result.out);
    ASSERT_EQ(answer["claims"].size(), 1U);
    EXPECT_EQ(answer["claims"][0]["verdict"], "holds");
    EXPECT_EQ(answer["faults"].size(), 1U);
  }
}

TEST(CheckCommand, TellsProgramsOfFaultsToo) {
  const Result result =
      check({"players=4 seat=9 turn-up=8H bids 1 with >= 3H", "--format", "json"});
  EXPECT_EQ(result.code, ExitCode::usage);
  const json answer = json::parse(result.out);
  EXPECT_TRUE(answer["claims"].empty());
  EXPECT_THAT(answer["faults"].at(0).get<std::string>(), HasSubstr("seat"));
}

TEST(CheckCommand, AFileThatIsNotThereIsAFileTrouble) {
  const Result result = check({"/nowhere/mine.toml"});
  EXPECT_EQ(result.code, ExitCode::file_trouble);
  EXPECT_THAT(result.err, HasSubstr("/nowhere/mine.toml"));
}

TEST(CheckCommand, WritesAllFormats) {
  EXPECT_THAT(check({right}).out, StartsWith("typed: holds (exact)"));
  EXPECT_THAT(check({right, "--format", "md"}).out, HasSubstr("### typed: holds"));
  EXPECT_THAT(check({right, "--format", "csv"}).out, HasSubstr("\n\"typed\",\"\",\"players=4"));
}

TEST(CheckCommand, SampledVerdictsDoNotDependOnThreads) {
  const TemporaryFolder folder;
  const std::string path =
      folder.write("mine.toml",
                   "[[claim]]\nid = \"a\"\nclaim = \"x\"\nkind = \"compare\"\nplayers = 4\n"
                   "cards = [1, 3]\nfirst = { policy = \"best\" }\n"
                   "second = { policy = \"best + 1\" }\nrelation = \">\"\ngames = 300\n");
  const json one = claims_of({path, "--threads", "1"});
  EXPECT_EQ(one, claims_of({path, "--threads", "3"}));
  EXPECT_NE(one, claims_of({path, "--seed", "2"}));
  EXPECT_EQ(one[0]["verdict"], "holds");
  EXPECT_EQ(one[0]["exact"], false);
}

// A sampled claim, an exact one and one that is not judged.
const std::string three_claims =
    "[[claim]]\nid = \"sampled\"\nclaim = \"x\"\nkind = \"compare\"\nplayers = 4\ncards = 2\n"
    "first = { policy = \"best\" }\nsecond = { policy = \"best + 1\" }\nrelation = \">\"\n"
    "games = 200\n"
    "[[claim]]\nid = \"exact\"\nclaim = \"x\"\nkind = \"threshold\"\nplayers = 4\nseat = 1\n"
    "turn-up = \"suit\"\nleast = \"trump 3\"\n"
    "[[claim]]\nid = \"open\"\nclaim = \"x\"\nkind = \"open\"\nreason = \"y\"\n";

class CheckCache : public testing::Test {
 protected:
  Result check_with_cache(Arguments more = {}) {
    more.insert(more.begin(), {claims_, "--format", "md", "--cache", cache_});
    return check(more);
  }
  std::string lines(std::size_t first, std::size_t end) const {
    std::istringstream text(text_of(cache_));
    std::string result;
    std::string line;
    for (std::size_t i = 0; std::getline(text, line); ++i)
      result += i >= first && i < end ? line + '\n' : "";
    return result;
  }

  TemporaryFolder folder_;
  std::string claims_ = folder_.write("mine.toml", three_claims);
  std::string cache_ = folder_.path("verdicts.jsonl");
};

TEST_F(CheckCache, ChangesNoByteOfTheAnswer) {
  const std::string without = check({claims_, "--format", "md"}).out;
  const Result first = check_with_cache();
  EXPECT_EQ(first.code, ExitCode::done);
  EXPECT_EQ(first.out, without);
  const std::string kept = text_of(cache_);
  const Result second = check_with_cache({"--threads", "3"});
  EXPECT_EQ(second.out, without);
  EXPECT_EQ(second.err, "");
  EXPECT_EQ(text_of(cache_), kept);
  EXPECT_EQ(std::ranges::count(kept, '\n'), 4);
}

// Another verdict, put there with the right checksum, shows that the work is not done again.
TEST_F(CheckCache, IsWhatTheVerdictIsTakenFrom) {
  check_with_cache();
  auto cache = VerdictCache::read(text_of(cache_));
  ASSERT_TRUE(cache);
  const json line = json::parse(lines(1, 2));
  const VerdictKey key{line["version"].get<std::string>(), line["seed"].get<std::uint64_t>(),
                       line["comparisons"].get<std::uint64_t>(), line["claim"].get<std::string>()};
  ASSERT_NE(cache->find(key), nullptr);
  cache->keep(key, {{Verdict::refuted, true, "from the file", "from the file", {}}});
  folder_.write("verdicts.jsonl", cache->text());
  EXPECT_THAT(check_with_cache().out, HasSubstr("from the file"));
  EXPECT_THAT(check_with_cache({"--seed", "2"}).out, Not(HasSubstr("from the file")));
}

TEST_F(CheckCache, AnotherClaimSeedOrRunIsJudgedAnew) {
  check_with_cache();
  check_with_cache({"--seed", "2"});
  EXPECT_EQ(std::ranges::count(text_of(cache_), '\n'), 7);
  // Only the claim that is no longer the same.
  std::string more = three_claims;
  folder_.write("mine.toml", more.replace(more.find("games = 200"), 11, "games = 210"));
  check_with_cache();
  EXPECT_EQ(std::ranges::count(text_of(cache_), '\n'), 8);
}

TEST_F(CheckCache, WordsDoNotMatter) {
  check_with_cache();
  const std::string kept = text_of(cache_);
  std::string other = three_claims;
  folder_.write("mine.toml", other.replace(other.find("claim = \"x\""), 11, "claim = \"z\""));
  EXPECT_THAT(check_with_cache().out, HasSubstr("\nz\n"));
  EXPECT_EQ(text_of(cache_), kept);
}

TEST_F(CheckCache, DamagedLinesAreJudgedAnewWithANotice) {
  const std::string whole = check_with_cache().out;
  const std::string kept = text_of(cache_);
  std::string damaged = kept;
  damaged.replace(damaged.find("holds"), 5, "HOLDS");
  folder_.write("verdicts.jsonl", damaged + "{\"no\": \"verdict\"}\nnot even JSON\n");
  const Result result = check_with_cache();
  EXPECT_EQ(result.code, ExitCode::done);
  EXPECT_THAT(result.err, HasSubstr("3 lines"));
  EXPECT_EQ(result.out, whole);
  EXPECT_EQ(text_of(cache_), kept);
}

TEST_F(CheckCache, AFileOfAnotherKindIsLeftAlone) {
  const Result result = check({claims_, "--cache", claims_});
  EXPECT_EQ(result.code, ExitCode::usage);
  EXPECT_THAT(result.err, HasSubstr("no file of verdicts"));
  EXPECT_EQ(text_of(claims_), three_claims);
  EXPECT_EQ(check({claims_, "--cache", folder_.path("")}).code, ExitCode::file_trouble);
}

}  // namespace
}  // namespace wizbid::cli
