#include "cli/config.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "cli/fake_world.h"
#include "cli/temporary_folder.h"

namespace wizbid::cli {
namespace {

using testing::HasSubstr;

constexpr std::array flags{Flag{"players", 'p', "a number of players"},
                           Flag{"bid-noise", 0, "points"}, Flag{"ascii", 0, ""}};
constexpr FlagSet set{flags, {}};

class Config : public testing::Test {
 protected:
  // The values after reading one file with this text.
  tl::expected<FlagValues, Failure> read(const std::string& text, FlagValues values = {}) {
    folder_.write("config.toml", text);
    const auto done = read_config(set, {{path_, Layer::user_config, false}}, values);
    if (!done)
      return tl::unexpected(done.error());
    return values;
  }
  // The message of the first fault.
  std::string fault(const std::string& text) {
    const auto values = read(text);
    EXPECT_FALSE(values) << text;
    if (values)
      return "";
    EXPECT_EQ(values.error().code, ExitCode::usage);
    return values.error().faults.front().message;
  }

  TemporaryFolder folder_;
  std::string path_ = folder_.path("config.toml");
};

TEST_F(Config, GivesDefaultsToFlags) {
  const auto values = read("# my table\nplayers = 4\n\nbid-noise = 1.5  # points\nascii = true\n");
  ASSERT_TRUE(values);
  EXPECT_EQ(values->text("players"), "4");
  EXPECT_EQ(values->text("bid-noise"), "1.5");
  EXPECT_EQ(values->text("ascii"), "true");
  EXPECT_EQ(values->label("players"), "players in " + path_);
}

TEST_F(Config, WhatIsTypedWins) {
  FlagValues typed;
  typed.set("players", {"3", Layer::typed, ""});
  EXPECT_EQ(read("players = 4\n", typed)->text("players"), "3");
}

TEST_F(Config, KeysOfOtherCommandsAreNoFault) {
  EXPECT_TRUE(read("precision = 1\n"));
}

TEST_F(Config, UnknownKeysNameFileAndKey) {
  EXPECT_EQ(fault("playrs = 4\n"),
            "The config file " + path_ + " has the unknown key playrs. Did you mean players?");
}

TEST_F(Config, KeysOfOneDealAreRefused) {
  EXPECT_THAT(fault("turn-up = 7H\n"), HasSubstr("has the key turn-up, which differs"));
}

TEST_F(Config, BrokenLinesNameFileAndLine) {
  EXPECT_EQ(fault("players = 4\n[odds]\n"),
            "Line 2 of the config file " + path_ + " is not of the form `players = 4`.");
  for (const char* broken : {"players\n", "x\n", "players =\n", "= 4\n", "{}\n", "players = # 4\n"})
    EXPECT_THAT(fault(broken), HasSubstr("Line 1 of the config file")) << broken;
}

TEST_F(Config, AKeyHasOneValueAndStandsOnce) {
  EXPECT_THAT(fault("players = [3, 4]\n"), HasSubstr("players more than one value"));
  EXPECT_THAT(fault("players = 3\nplayers = 4\n"), HasSubstr("players"));
  EXPECT_THAT(fault("players = 3\nseed = 1\nplayers = 4\n"),
              HasSubstr("has the key players twice"));
}

TEST_F(Config, AMissingFileIsFineUnlessItWasChosen) {
  FlagValues values;
  EXPECT_TRUE(read_config(set, {{folder_.path("none"), Layer::user_config, false}}, values));
  const auto chosen =
      read_config(set, {{folder_.path("none"), Layer::chosen_config, true}}, values);
  ASSERT_FALSE(chosen);
  EXPECT_EQ(chosen.error().code, ExitCode::file_trouble);
  EXPECT_THAT(chosen.error().faults.front().message, HasSubstr("No such file"));
}

TEST_F(Config, MayStartWithTheMarkOfUtf8) {
  EXPECT_EQ(read("\xEF\xBB\xBFplayers = 4\n")->text("players"), "4");
}

TEST_F(Config, KeysAreShownWithoutControlCharacters) {
  EXPECT_THAT(fault(std::string("pl\0\xff = 4\n", 9)), HasSubstr("key pl<U+0000><0xFF>."));
}

TEST_F(Config, DevicesAndHugeFilesAreNoConfigFiles) {
  const auto refusal = [](const std::string& path) {
    FlagValues values;
    const auto done = read_config(set, {{path, Layer::chosen_config, true}}, values);
    return done ? std::string("read") : done.error().faults.front().message;
  };
  EXPECT_THAT(refusal("/dev/zero"), HasSubstr("not a regular file"));
  EXPECT_EQ(refusal("/dev/null"), "read");
  const std::string mebibyte(1 << 20, '#');
  EXPECT_EQ(refusal(folder_.write("large.toml", mebibyte)), "read");
  EXPECT_THAT(refusal(folder_.write("huge.toml", mebibyte + '#')), HasSubstr("1 MiB"));
}

TEST_F(Config, AFolderIsNoConfigFile) {
  FlagValues values;
  const auto folder = read_config(set, {{folder_.path(""), Layer::user_config, false}}, values);
  ASSERT_FALSE(folder);
  EXPECT_EQ(folder.error().code, ExitCode::file_trouble);
}

TEST_F(Config, TheChosenFileWinsOverTheUsersOwn) {
  const std::string own = folder_.write("own.toml", "players = 3\nbid-noise = 1\n");
  const std::string chosen = folder_.write("chosen.toml", "players = 5\n");
  FlagValues values;
  ASSERT_TRUE(read_config(
      set, {{own, Layer::user_config, false}, {chosen, Layer::chosen_config, true}}, values));
  EXPECT_EQ(values.text("players"), "5");
  EXPECT_EQ(values.text("bid-noise"), "1");
}

TEST(ConfigFiles, AreFoundThroughTheEnvironment) {
  FakeWorld world;
  EXPECT_TRUE(config_files(world.environment).empty());
  world.variables["HOME"] = "/home/me";
  ASSERT_EQ(config_files(world.environment).size(), 1U);
  EXPECT_EQ(config_files(world.environment)[0].path, "/home/me/.config/wizbid/config.toml");
  world.variables["XDG_CONFIG_HOME"] = "/etc/mine";
  EXPECT_EQ(config_files(world.environment)[0].path, "/etc/mine/wizbid/config.toml");
  world.variables["WIZBID_CONFIG"] = "table.toml";
  ASSERT_EQ(config_files(world.environment).size(), 2U);
  EXPECT_EQ(config_files(world.environment)[1].path, "table.toml");
  EXPECT_TRUE(config_files(world.environment)[1].must_exist);
}

}  // namespace
}  // namespace wizbid::cli
