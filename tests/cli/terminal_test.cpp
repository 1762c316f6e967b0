#include "cli/terminal.h"

#include <gtest/gtest.h>

#include "cli/fake_world.h"

namespace wizbid::cli {
namespace {

TEST(Terminal, APipeHasNoColourAnd80Columns) {
  FakeWorld world;
  world.environment.columns = 200;
  const Terminal terminal = find_terminal(world.environment, ColourWish::automatic, false);
  EXPECT_FALSE(terminal.colour);
  EXPECT_EQ(terminal.width, 80);
}

TEST(Terminal, ATerminalHasColourUnlessItIsDumbOrNotWanted) {
  FakeWorld world;
  world.environment.out_is_terminal = true;
  const auto coloured = [&](ColourWish wish) {
    return find_terminal(world.environment, wish, false).colour;
  };
  EXPECT_TRUE(coloured(ColourWish::automatic));
  EXPECT_FALSE(coloured(ColourWish::never));
  world.variables["NO_COLOR"] = "";  // set but empty: as if it were not
  EXPECT_TRUE(coloured(ColourWish::automatic));
  world.variables["NO_COLOR"] = "1";
  EXPECT_FALSE(coloured(ColourWish::automatic));
  EXPECT_TRUE(coloured(ColourWish::always));
  world.variables.clear();
  world.variables["TERM"] = "dumb";
  EXPECT_FALSE(coloured(ColourWish::automatic));
}

TEST(Terminal, TheLocaleDecidesOnUtf8) {
  FakeWorld world;
  const auto utf8 = [&] {
    return find_terminal(world.environment, ColourWish::automatic, false).utf8;
  };
  EXPECT_FALSE(utf8());
  world.variables["LANG"] = "en_US.UTF-8";
  EXPECT_TRUE(utf8());
  EXPECT_FALSE(find_terminal(world.environment, ColourWish::automatic, true).utf8);
  world.variables["LC_CTYPE"] = "C";
  EXPECT_FALSE(utf8());
  world.variables["LC_ALL"] = "C.utf8";
  EXPECT_TRUE(utf8());
}

TEST(Terminal, TheWidthIsTheTerminalsButNeverTooNarrow) {
  FakeWorld world;
  world.environment.out_is_terminal = true;
  const auto width = [&] {
    return find_terminal(world.environment, ColourWish::automatic, false).width;
  };
  EXPECT_EQ(width(), 80);
  world.environment.columns = 132;
  EXPECT_EQ(width(), 132);
  world.environment.columns = 3;
  EXPECT_EQ(width(), 40);
}

}  // namespace
}  // namespace wizbid::cli
