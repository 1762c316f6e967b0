#include "cli/condition_flags.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace wizbid::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// "holds W at-least 2; and H>J".
std::string read(const Arguments& words) {
  std::string text;
  for (const SaidCondition& said : take_conditions(words).conditions) {
    text += (text.empty() ? "" : "; ") + said.flag + " " + said.set;
    if (said.number)
      text +=
          " " + said.number->flag + (said.number->value.empty() ? "" : " ") + said.number->value;
  }
  return text;
}

std::vector<std::string> faults(const Arguments& words) {
  std::vector<std::string> messages;
  for (const Fault& fault : take_conditions(words).faults)
    messages.push_back(fault.message);
  return messages;
}

TEST(TakeConditions, ANumberBelongsToTheSetBeforeIt) {
  EXPECT_EQ(read({"--holds", "W", "--at-least", "2", "--and", "H>J", "--and", "C", "--none"}),
            "holds W at-least 2; and H>J; and C none");
  EXPECT_EQ(read({"--holds=W", "--exactly=1"}), "holds W exactly 1");
}

TEST(TakeConditions, ANumberBeforeAnySetBelongsToTheFirst) {
  EXPECT_EQ(read({"--at-least", "2", "--holds", "W", "--and", "J"}), "holds W at-least 2; and J");
}

TEST(TakeConditions, TheSetOfHoldsComesFirst) {
  EXPECT_EQ(read({"--and", "J", "--none", "--holds", "W"}), "holds W; and J none");
}

TEST(TakeConditions, LeavesTheOtherWordsAlone) {
  const SaidConditions said = take_conditions(
      {"-p", "4", "--holds", "W", "--hand", "AH", "--none", "-o", "x", "--", "--holds", "J"});
  EXPECT_THAT(said.rest, ElementsAre("-p", "4", "--hand", "AH", "-o", "x", "--", "--holds", "J"));
  EXPECT_THAT(said.faults, IsEmpty());
  EXPECT_EQ(said.conditions.size(), 1u);
}

TEST(TakeConditions, SaysWhatIsMissingOrTwiceThere) {
  EXPECT_THAT(faults({"--holds"}), ElementsAre(HasSubstr("--holds W")));
  EXPECT_THAT(faults({"--holds", "W", "--and", "--none"}), ElementsAre(HasSubstr("--and W")));
  EXPECT_THAT(faults({"--holds", "W", "--at-least"}), ElementsAre(HasSubstr("--at-least 2")));
  EXPECT_THAT(faults({"--holds", "W", "--none=1"}), ElementsAre(HasSubstr("no value")));
  EXPECT_THAT(faults({"--holds", "W", "--none", "--exactly", "1"}),
              ElementsAre(HasSubstr("--none and --exactly")));
  EXPECT_THAT(faults({"--none", "--exactly", "1", "--holds", "W"}),
              ElementsAre(HasSubstr("--none and --exactly")));
  EXPECT_THAT(faults({"--none"}), ElementsAre(HasSubstr("--holds")));
  EXPECT_THAT(faults({"--and", "W"}), ElementsAre(HasSubstr("--holds")));
  EXPECT_THAT(faults({"--holds", "W", "--holds", "J"}), ElementsAre(HasSubstr("2 times")));
}

}  // namespace
}  // namespace wizbid::cli
