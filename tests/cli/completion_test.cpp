// What shells are told to complete. Whether they do is tried in real ones: completion_in_shells.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/completion_scripts.h"
#include "cli/completion_words.h"

namespace wizbid::cli {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

const Command& command_named(std::string_view name) {
  for (const Command& command : all_commands())
    if (command.name == name)
      return command;
  throw std::runtime_error("no such command");
}

std::string described(std::string_view command, std::string_view flag) {
  for (const Flag& each : command_named(command).flags)
    if (each.name == flag)
      return description_of(command_named(command), each);
  return "no such flag";
}

TEST(Completion, KnowsEveryCommandAndFlag) {
  const std::string bash = bash_completion(all_commands());
  const std::string zsh = zsh_completion(all_commands());
  const std::string fish = fish_completion(all_commands());
  for (const Command& command : all_commands()) {
    const std::string name(command.name);
    EXPECT_THAT(bash, HasSubstr("\n    " + name + ") flags="));
    EXPECT_THAT(zsh, HasSubstr("\n    '" + name + ":"));
    EXPECT_THAT(fish, HasSubstr("__fish_use_subcommand -a " + name + " "));
    for (const Flag& flag : command.flags) {
      const std::string flag_name(flag.name);
      EXPECT_THAT(bash, HasSubstr("--" + flag_name));
      EXPECT_THAT(fish, HasSubstr("from " + name + "' -l " + flag_name + " "));
    }
  }
}

TEST(Completion, DescribesEveryFlagThatTakesAValue) {
  for (const Command& command : all_commands()) {
    for (const Flag& flag : command.flags) {
      if (flag.takes.empty())
        continue;
      EXPECT_THAT(description_of(command, flag), Not(IsEmpty())) << command.name << flag.name;
    }
  }
}

TEST(Completion, DescribesFlagsAsTheHelpDoes) {
  EXPECT_EQ(described("odds", "players"), "3 to 6");
  EXPECT_EQ(described("odds", "brief"), "one line");
  EXPECT_EQ(described("odds", "trump"), "the suit that the dealer named, a Wizard turned up");
  // The help has a list there, which a word or two of it would not explain.
  EXPECT_EQ(described("odds", "method"), "a method: auto, exact or sample");
}

TEST(Completion, ListsValuesAndFiles) {
  const auto values = [](std::string_view command, std::string_view name) {
    for (const Flag& flag : command_named(command).flags)
      if (flag.name == name)
        return values_of(flag);
    return Completions{};
  };
  EXPECT_THAT(values("odds", "rules").words, testing::Contains("plus-minus-one"));
  EXPECT_TRUE(values("odds", "rules").files);
  EXPECT_TRUE(values("chart", "output").files);
  EXPECT_FALSE(values("odds", "model").files);
  EXPECT_TRUE(words_of(command_named("check")).files);
}

TEST(Completion, KeepsQuotesAndColonsOutOfTheShellsWay) {
  constexpr std::string_view help = "  --odd 'X'  it's [so]; more\n";
  const Flag flag{"odd", 0, "what: it's", "a b"};
  const std::array flags{flag};
  const std::array commands{Command{"x", "a: 'b'", help, nullptr, flags}};
  EXPECT_THAT(zsh_completion(commands), HasSubstr("'x:a\\: '\\''b'\\'''"));
  EXPECT_THAT(zsh_completion(commands), HasSubstr(":what\\: it'\\''s:(a b)"));
  EXPECT_THAT(fish_completion(commands), HasSubstr("-d 'a: '\\''b'\\'''"));
}

}  // namespace
}  // namespace wizbid::cli
