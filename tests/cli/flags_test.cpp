#include "cli/flags.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

namespace wizbid::cli {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::array tried_flags{Flag{"players", 'p', "a number of players"},
                                 Flag{"seat", 's', "a seat"}, Flag{"bids", 'b', "the bids"},
                                 Flag{"need", 0, "points"}, Flag{"brief", 0, ""}};
constexpr std::array<std::string_view, 1> not_here{"plot"};
constexpr FlagSet tried_set{tried_flags, not_here};

FlagValues read_tried(const Arguments& words) {
  auto values = read_flags(tried_set, words);
  EXPECT_TRUE(values) << values.error().front().message;
  return values.value_or(FlagValues{});
}

std::vector<std::string> tried_faults(const Arguments& words) {
  const auto values = read_flags(tried_set, words);
  std::vector<std::string> messages;
  if (!values) {
    for (const Fault& fault : values.error())
      messages.push_back(fault.message);
  }
  return messages;
}

TEST(ReadFlags, TakesValuesInEverySpelling) {
  for (const Arguments& words : {Arguments{"-p", "4"}, Arguments{"-p4"}, Arguments{"-p=4"},
                                 Arguments{"--players", "4"}, Arguments{"--players=4"}})
    EXPECT_EQ(read_tried(words).text("players"), "4") << words.front();
}

TEST(ReadFlags, KeepsTheWordsThatBelongToNoFlagInOrder) {
  const FlagValues values = read_tried({"AH", "-p", "3", "W", "--brief", "2C"});
  EXPECT_THAT(values.words, ElementsAre("AH", "W", "2C"));
  EXPECT_TRUE(values.given("brief"));
  EXPECT_FALSE(values.given("seat"));
  EXPECT_EQ(values.text("seat"), std::nullopt);
}

TEST(ReadFlags, TakesAValueThatStartsWithADash) {
  EXPECT_EQ(read_tried({"-b", "-"}).text("bids"), "-");
  EXPECT_EQ(read_tried({"-b", "-,1"}).text("bids"), "-,1");
  EXPECT_EQ(read_tried({"--need", "-30"}).text("need"), "-30");
}

TEST(ReadFlags, ReportsAllUnknownFlagsAtOnce) {
  EXPECT_THAT(tried_faults({"--plyers", "3", "--plot", "-x"}),
              ElementsAre("There is no flag --plyers. Did you mean --players?",
                          "This version does not have the flag --plot yet; leave it out.",
                          "There is no flag -x. The short flags here are -p -s -b -h -V."));
}

TEST(ReadFlags, KnowsALongFlagBehindOneDash) {
  EXPECT_THAT(tried_faults({"-players", "3"}),
              ElementsAre("There is no flag -players. Did you mean --players?"));
}

TEST(ReadFlags, MissesAValueAtTheEndAndBeforeAnotherFlag) {
  EXPECT_THAT(tried_faults({"-p"}), ElementsAre("--players needs a number of players after it."));
  EXPECT_THAT(tried_faults({"-p", "--seat", "2"}),
              ElementsAre("--players needs a number of players after it, but --seat follows."));
}

TEST(ReadFlags, RefusesAFlagTwiceUnlessItTakesNoValue) {
  EXPECT_THAT(tried_faults({"-p", "3", "--players", "4"}),
              ElementsAre("--players is given 2 times; give it once."));
  EXPECT_THAT(tried_faults({"--brief", "--brief"}), IsEmpty());
}

TEST(ReadFlags, RefusesAValueWhereNoneBelongs) {
  EXPECT_THAT(tried_faults({"--brief=3"}),
              ElementsAre("--brief takes no value; type --brief alone."));
}

TEST(ReadFlags, TakesEverythingAfterTwoDashesAsWords) {
  EXPECT_THAT(read_tried({"--", "--players"}).words, ElementsAre("--players"));
}

TEST(FlagValues, LaterLayersWin) {
  FlagValues values;
  values.set("players", {"3", Layer::typed, ""});
  values.set("players", {"4", Layer::user_config, "home"});
  EXPECT_EQ(values.text("players"), "3");
  EXPECT_EQ(values.label("players"), "--players");
  values.set("seat", {"1", Layer::user_config, "home"});
  values.set("seat", {"2", Layer::chosen_config, "chosen"});
  EXPECT_EQ(values.text("seat"), "2");
  EXPECT_EQ(values.label("seat"), "seat in chosen");
}

}  // namespace
}  // namespace wizbid::cli
