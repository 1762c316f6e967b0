// The program as a whole: help, version, and finding the command.
#include "cli/run.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/command.h"
#include "cli/fake_world.h"
#include "cli/odds_help.h"
#include "cli/odds_request.h"
#include "report/text_layout.h"

namespace wizbid::cli {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

struct RunResult {
  ExitCode code;
  std::string out;
  std::string err;
};

RunResult run_with(const Arguments& words) {
  FakeWorld world;
  const ExitCode code = run(words, world.session);
  return {code, world.out.str(), world.err.str()};
}

TEST(Run, WithoutACommandShowsTheShortHelpAsAnError) {
  const RunResult result = run_with({});
  EXPECT_EQ(result.code, ExitCode::usage);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.err, StartsWith("Examples:\n  wizbid odds"));
}

TEST(Run, HelpOpensWithExamplesAndListsTheCommands) {
  for (const char* word : {"help", "--help", "-h"}) {
    const RunResult result = run_with({word});
    EXPECT_EQ(result.code, ExitCode::done);
    EXPECT_EQ(result.err, "");
    EXPECT_THAT(result.out, StartsWith("Examples:\n  wizbid odds"));
    for (const Command& command : all_commands())
      EXPECT_THAT(result.out, HasSubstr("\n  " + std::string(command.name) + ' '));
  }
}

TEST(Run, HelpOnACommandIsTheSameEverywhere) {
  for (const Command& command : all_commands()) {
    const std::string name(command.name);
    for (const Arguments& words :
         {Arguments{"help", name}, Arguments{name, "help"}, Arguments{name, "--help"},
          Arguments{name, "-h"}, Arguments{"--help", name},
          Arguments{name, "AH", "--nonsense", "--help"}}) {
      const RunResult result = run_with(words);
      EXPECT_EQ(result.code, ExitCode::done);
      EXPECT_EQ(result.out, command.help);
      EXPECT_EQ(result.err, "");
    }
    EXPECT_TRUE(command.help.starts_with("Examples:\n  wizbid " + name)) << name;
  }
}

TEST(Run, VersionIsEverywhere) {
  for (const Arguments& words :
       {Arguments{"--version"}, Arguments{"-V"}, Arguments{"odds", "--version"},
        Arguments{"odds", "AH", "-V"}, Arguments{"help", "-V"}}) {
    const RunResult result = run_with(words);
    EXPECT_EQ(result.code, ExitCode::done);
    EXPECT_THAT(result.out, testing::MatchesRegex("wizbid [0-9]+\\.[0-9]+\\.[0-9]+\n"));
  }
}

TEST(Help, FitsAnOrdinaryTerminal) {
  for (const Arguments& words : {Arguments{"help"}, Arguments{"odds", "--help"}}) {
    std::istringstream lines(run_with(words).out);
    for (std::string line; std::getline(lines, line);)
      EXPECT_LE(columns_of(line), 80) << line;
  }
}

TEST(OddsHelp, NamesEveryFlagOfTheCommand) {
  for (const Flag& flag : odds_flags().flags) {
    const std::string name = "--" + std::string(flag.name);
    EXPECT_NE(odds_help.find(name), std::string_view::npos) << name;
    if (flag.letter == 0)
      continue;
    const std::string both = std::string("-") + flag.letter + ", " + name;
    EXPECT_NE(odds_help.find(both), std::string_view::npos) << both;
  }
}

}  // namespace
}  // namespace wizbid::cli
