#include "cli/output_flags.h"

#include <gtest/gtest.h>

#include "cli/fake_world.h"
#include "cli/temporary_folder.h"

namespace wizbid::cli {
namespace {

OutputWish wish_of(const std::map<std::string, FlagValues::Value>& given) {
  FlagValues values;
  for (const auto& [name, value] : given)
    values.set(name, value);
  std::vector<Fault> faults;
  ValueReader reader(values, faults);
  const OutputWish wish = read_output_wish(reader);
  EXPECT_TRUE(faults.empty());
  return wish;
}

FlagValues::Value typed(const std::string& text) {
  return {text, Layer::typed, {}};
}

TEST(OutputWish, IsTextOnStandardOutputUnlessSaid) {
  const OutputWish wish = wish_of({});
  EXPECT_EQ(wish.format, Format::text);
  EXPECT_FALSE(wish.file);
  EXPECT_EQ(wish.colour, ColourWish::automatic);
}

TEST(OutputWish, TheEndingOfTheFilePicksTheFormat) {
  EXPECT_EQ(wish_of({{"output", typed("a.json")}}).format, Format::json);
  EXPECT_EQ(wish_of({{"output", typed("a.b.csv")}}).format, Format::csv);
  EXPECT_EQ(wish_of({{"output", typed("dir.md/a")}}).format, Format::text);
  EXPECT_EQ(wish_of({{"output", typed("a.md")}}).format, Format::markdown);
}

TEST(OutputWish, AFormatTypedBeatsTheEndingAndTheEndingBeatsTheConfiguration) {
  EXPECT_EQ(wish_of({{"output", typed("a.json")}, {"format", typed("csv")}}).format, Format::csv);
  const FlagValues::Value configured{"csv", Layer::user_config, "config.toml"};
  EXPECT_EQ(wish_of({{"output", typed("a.json")}, {"format", configured}}).format, Format::json);
  EXPECT_EQ(wish_of({{"output", typed("a.out")}, {"format", configured}}).format, Format::csv);
  EXPECT_EQ(wish_of({{"format", configured}}).format, Format::csv);
}

TEST(OutputWish, AFileIsNoTerminal) {
  FakeWorld world;
  world.environment.out_is_terminal = true;
  EXPECT_TRUE(terminal_for({}, world.environment).colour);
  OutputWish wish;
  wish.file = "a.txt";
  EXPECT_FALSE(terminal_for(wish, world.environment).colour);
}

TEST(Deliver, WritesWhereItWasAskedFor) {
  FakeWorld world;
  const TemporaryFolder folder;
  ASSERT_TRUE(deliver("answer\n", {}, world.session));
  EXPECT_EQ(world.out.str(), "answer\n");
  OutputWish wish;
  wish.file = folder.path("a.txt");
  ASSERT_TRUE(deliver("other\n", wish, world.session));
  EXPECT_EQ(text_of(*wish.file), "other\n");
  EXPECT_EQ(world.out.str(), "answer\n");
}

}  // namespace
}  // namespace wizbid::cli
