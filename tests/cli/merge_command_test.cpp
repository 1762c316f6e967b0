// `wizbid odds --shard` and `wizbid merge`: a sample in parts is the sample in one go.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <regex>

#include "cli/fake_world.h"
#include "cli/merge_files.h"
#include "cli/program.h"
#include "cli/run.h"
#include "counting/checksum.h"

namespace wizbid::cli {
namespace {

using testing::HasSubstr;
namespace fs = std::filesystem;

// Without a process of its own.
Outcome call(const std::string& line, const std::vector<std::string>& more = {}) {
  FakeWorld world;
  world.variables = {{"LANG", "C.UTF-8"}};
  std::vector<std::string> words = words_of(line);
  words.insert(words.end(), more.begin(), more.end());
  const ExitCode code = run(words, world.session);
  return {static_cast<int>(code), world.out.str(), world.err.str()};
}

std::string without_seconds(const std::string& text) {
  return std::regex_replace(text, std::regex("\"seconds\": [-+.e0-9]+"), "\"seconds\": 0");
}

class Merge : public testing::Test {
 protected:
  // The parts of one question, in files.
  std::vector<std::string> shards(const std::string& line, const std::vector<std::string>& parts) {
    std::vector<std::string> files;
    for (const std::string& part : parts) {
      std::string name = part + ".json";  // an ending has no say
      std::ranges::replace(name, '/', '-');
      const Outcome outcome = call(line, {"--shard", part, "-o", folder_.path(name)});
      EXPECT_EQ(outcome.code, 0) << outcome.err;
      EXPECT_EQ(outcome.out, "");
      files.push_back(folder_.path(name));
    }
    return files;
  }

  // The same file with something else in it and the checksum that it then has.
  std::string forged(const std::string& file, const std::string& old, const std::string& made) {
    std::string text = text_of(file);
    text = text.substr(0, text.rfind("checksum "));
    const std::size_t at = text.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    if (at != std::string::npos)
      text.replace(at, old.size(), made);
    return folder_.write("forged", text + "checksum " + checksum(text) + "\n");
  }

  const TemporaryFolder folder_;
};

constexpr const char* of_two_cards = "odds KH,2C -p 4 -t 7H -b 1 --model greedy --deals 300";

TEST_F(Merge, IsTheAnswerOfOneRunInEveryFormat) {
  for (const std::string line :
       {of_two_cards, "odds KH,2C -p 4 -s 3 -t 7H --model random --method sample --deals 300",
        "odds KH,2C,W -p 3 -t J --seat all -b 1 --model greedy --deals 200 --seed 9",
        "odds KH,2C -p 3 -s dealer -t W -b 0,- --others greedy --deals 60",
        "odds KH,2C -p 3 -s dealer -t W --model greedy --deals 90",
        "odds KH,2C -p 3 -s 1 -t 8H -b 1,0,0 --model greedy --deals 90 --bid-noise inf",
        "odds KH,2C -p 3 -s 3 -t 8H -b 1,0 --model greedy --deals 90 --rules plus-minus-one",
        "odds Grail,AH -p 3 -s 2 -t 8H -b 1 --rules camelot --deals 90",
        "odds KH -p 3 -s 1 -t 8H --deals 40"}) {
    const auto files = shards(line, {"2/3", "1/3", "6/6", "5/6"});
    for (const char* format : {"json", "text", "csv", "md"}) {
      const Outcome whole = call(line, {"--format", format});
      std::vector<std::string> words = files;
      words.insert(words.end(), {"--format", format});
      const Outcome merged = call("merge", words);
      EXPECT_EQ(merged.code, 0) << merged.err;
      EXPECT_EQ(without_seconds(merged.out), without_seconds(whole.out)) << line;
      EXPECT_EQ(merged.err, whole.err);
    }
  }
}

TEST_F(Merge, AnswersFurtherQuestionsAboutTheSums) {
  auto words = shards(of_two_cards, {"1/2", "2/2"});
  words.insert(words.end(), {"--why", "--said", "0", "--need", "20", "-o", folder_.path("m.json")});
  EXPECT_EQ(call("merge", words).code, 0);
  const Outcome whole =
      call(of_two_cards, {"--why", "--said", "0", "--need", "20", "--format", "json"});
  EXPECT_EQ(without_seconds(text_of(folder_.path("m.json"))), without_seconds(whole.out));
  const auto files = shards(of_two_cards, {"1/2", "2/2"});
  EXPECT_EQ(call("merge --brief", files).out, call(of_two_cards, {"--brief"}).out);
}

TEST_F(Merge, OfOtherSpellingsOfTheSameQuestionFits) {
  auto files = shards(of_two_cards, {"1/2"});
  const std::string other = folder_.path("other");
  EXPECT_EQ(
      call("odds 2c,hK --players 4 --seat 2 --turn-up H7 --bids 1 --me greedy --others greedy "
           "--deals 300 --threads 2 --shard 2/2",
           {"-o", other})
          .code,
      0);
  files.push_back(other);
  EXPECT_EQ(call("merge", files).code, 0);
}

TEST_F(Merge, SaysWhichDealsAreMissingAndHowToMakeThem) {
  const auto files = shards(of_two_cards, {"1/4", "3/4"});
  const Outcome outcome = call("merge", files);
  EXPECT_EQ(outcome.code, 3);
  EXPECT_EQ(outcome.out, "");
  EXPECT_THAT(outcome.err, HasSubstr("Of the 300 deals (0 to 299) some are missing: deals 75 to "
                                     "149, deals 225 to 299. To make them:\n  wizbid odds "));
  EXPECT_THAT(outcome.err, HasSubstr("--shard 2/4 -o FILE\n"));
  EXPECT_THAT(outcome.err, HasSubstr("--shard 4/4 -o FILE\n"));
  EXPECT_THAT(call("merge", {shards(of_two_cards, {"2/300"})}).err, HasSubstr("and so on\n"));
}

TEST_F(Merge, RefusesOverlaps) {
  const auto files = shards(of_two_cards, {"1/2", "2/2", "2/3"});
  const Outcome outcome = call("merge", files);
  EXPECT_EQ(outcome.code, 2);
  EXPECT_THAT(outcome.err, HasSubstr(files[0] + " and " + files[2] +
                                     " overlap: both have the deals 100 to 149."));
  EXPECT_THAT(call("merge", {files[0], files[0], files[1]}).err, HasSubstr("is given twice"));
}

TEST_F(Merge, RefusesStrangersAndNamesEveryDifference) {
  const auto files = shards(of_two_cards, {"1/2", "2/2"});
  const auto refused = [&](const std::string& line) {
    const std::string other = shards(line, {"3/3"}).front();
    const Outcome outcome = call("merge", {files[0], files[1], other});
    EXPECT_EQ(outcome.code, 2) << line;
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, HasSubstr(files[0] + " and " + other + " do not belong together: "));
    return outcome.err;
  };
  EXPECT_THAT(refused("odds AH,2C -p 4 -t 8H -b 1 --model greedy --deals 300"),
              HasSubstr("the hand is 2C KH in the first, 2C AH in the second; --turn-up is 7H in "
                        "the first, 8H in the second."));
  EXPECT_THAT(
      refused("odds KH,2C -p 4 -t 7H -b 1 --me greedy --others random --deals 200 --seed 2"),
      HasSubstr("--others is greedy in the first, random in the second; --deals is 300 in "
                "the first, 200 in the second; --seed is 1 in the first, 2 in the second."));
  EXPECT_THAT(
      refused("odds KH,2C -p 4 -s 2 -t 7H --model greedy --deals 300 --bid-noise 3 --rules "
              "dm-2015"),
      HasSubstr("--bids is 1 in the first, not given in the second; --bid-noise is 2 in the "
                "first, 3 in the second; --rules is official in the first, dm-2015 in the "
                "second."));
}

TEST_F(Merge, RefusesDamagedFilesAndThoseOfOtherPrograms) {
  const auto files = shards(of_two_cards, {"1/2", "2/2"});
  const auto refusal = [&](const std::string& file) {
    const Outcome outcome = call("merge", {files[0], file});
    EXPECT_EQ(outcome.code, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, HasSubstr(file + " ")) << outcome.err;
    return outcome.err;
  };
  EXPECT_THAT(refusal(forged(files[1], "rules ", "rules 0")),
              HasSubstr("other rules than official"));
  const std::string good = text_of(files[1]);
  EXPECT_THAT(refusal(folder_.write("cut", good.substr(0, good.size() / 2))),
              HasSubstr("cut short"));
  EXPECT_THAT(refusal(folder_.write("empty", "")), HasSubstr("is no shard"));
  EXPECT_THAT(refusal(folder_.write("letter", "Dear all,\n")), HasSubstr("is no shard"));
  EXPECT_THAT(refusal(forged(files[1], "version ", "version 0.0.")),
              HasSubstr("different versions"));
  EXPECT_THAT(refusal(forged(files[1], "weights ", "weights 0")), HasSubstr("other weights"));
  EXPECT_THAT(refusal(forged(files[1], "command wizbid odds", "command wizbid play")),
              HasSubstr("its command can't be read"));
  EXPECT_THAT(refusal(forged(files[1], "'2C KH'", "'2C KH")), HasSubstr("quote is not closed"));
  EXPECT_THAT(refusal(forged(files[1], "-p 4", "--oops 4")), HasSubstr("no flag"));
  EXPECT_THAT(refusal(forged(files[1], "--deals 300", "--deals 301")),
              HasSubstr("another number of deals"));
  EXPECT_THAT(refusal(forged(files[1], "question seat 2", "question seat 3")),
              HasSubstr("no sums that answer its command for seat 2 trump H bids 1"));
  EXPECT_THAT(refusal(forged(files[1], "sums 0 150 ", "sums 0 151 ")), HasSubstr("no sums that"));
  EXPECT_EQ(call("merge", {forged(files[0], " --deals 300", " --deals 300 --shard 1/2")}).code, 2);
  EXPECT_EQ(call("merge", {forged(files[0], "-t 7H", "-t KH")}).code, 2);
}

TEST_F(Merge, SaysWhatCannotBeRead) {
  EXPECT_EQ(call("merge").code, 2);
  EXPECT_EQ(call("merge", {folder_.path("none")}).code, 4);
  EXPECT_EQ(call("merge", {folder_.path("")}).code, 4);
  EXPECT_EQ(call("merge", {"/dev/zero"}).code, 4);
}

TEST_F(Merge, TakesTheLookOfTheAnswerFromTheConfiguration) {
  const auto files = shards(of_two_cards, {"1/1"});
  const std::string config = folder_.write("config.toml", "format = \"csv\"\nplayers = 5\n");
  const Outcome outcome = run_program({"merge", files.front()}, {{"WIZBID_CONFIG", config}});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("seat,bid,legal"));
}

TEST(Shard, RefusesWhatCannotBeCut) {
  const auto refusal = [](const std::string& line) {
    const Outcome outcome = call("odds KH,2C -p 4 -s 1 -t 7H " + line);
    EXPECT_EQ(outcome.code, 2) << line;
    EXPECT_EQ(outcome.out, "") << line;
    return outcome.err;
  };
  EXPECT_THAT(refusal("--shard 1/2"), HasSubstr("give it --deals"));
  EXPECT_THAT(refusal("--deals 9 --time 1 --shard 1/2"), HasSubstr("neither"));
  EXPECT_THAT(refusal("--deals 9 --precision 1 --shard 1/2"), HasSubstr("neither"));
  for (const char* part : {"0/4", "5/4", "1", "1/", "/4", "-1/4", "1/0", "1/2/3", "a/b", "1.5/2"})
    EXPECT_THAT(refusal(std::string("--deals 9 --shard ") + part), HasSubstr("counted from 1"));
  EXPECT_THAT(refusal("--deals 9 --shard 1/2 --why"), HasSubstr("`wizbid merge` gives"));
  EXPECT_THAT(refusal("--deals 9 --shard 1/2 --compare"), HasSubstr("leave one of"));
  EXPECT_THAT(refusal("--deals 9 --method exact --shard 1/2"), HasSubstr("exact"));
}

TEST(Shard, GoesToStandardOutputToo) {
  const Outcome outcome = call(of_two_cards, {"--shard", "1/2", "--format", "json"});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_THAT(outcome.out, testing::StartsWith("wizbid-shard 1\n"));
}

TEST(Shard, InterruptedLeavesNoFile) {
  const TemporaryFolder folder;
  Program program({"odds", "AH,10S,W,2D", "-p", "5", "-s", "3", "-t", "8C", "--deals", "2000000000",
                   "--shard", "1/2", "-o", folder.path("a.shard")});
  program.press_ctrl_c();
  const Outcome outcome = program.wait();
  EXPECT_EQ(outcome.code, 130);
  EXPECT_THAT(outcome.err, HasSubstr("no shard was written"));
  EXPECT_TRUE(fs::is_empty(folder.path("")));
}

TEST(WordsOfCommand, AreThoseOfAShell) {
  using Words = std::vector<std::string>;
  EXPECT_EQ(words_of_command("wizbid odds 'AH W'  -p 3"),
            (Words{"wizbid", "odds", "AH W", "-p", "3"}));
  EXPECT_EQ(words_of_command(R"('it'\''s' '' a'b c'd)"), (Words{"it's", "", "ab cd"}));
  EXPECT_EQ(words_of_command(""), Words{});
  EXPECT_FALSE(words_of_command("'AH"));
}

}  // namespace
}  // namespace wizbid::cli
