#include "report/repeat_command.h"

#include <gtest/gtest.h>

#include "report/report_samples.h"

namespace wizbid {
namespace {

Repetition repetition() {
  Repetition result;
  result.situation = one_card_report().situation;
  result.me = "points";
  result.others = "greedy";
  result.method = Method::exact;
  return result;
}

TEST(RepeatCommand, LeavesNothingToDefaults) {
  EXPECT_EQ(one_line(repeat_command(repetition())),
            "wizbid odds JC -p 3 -s 1 -t 8H --rules official --deck us --me points "
            "--others greedy --bid-noise 2 --method exact --seed 1");
}

TEST(RepeatCommand, SpellsBidsTrumpAndSample) {
  Repetition asked = repetition();
  asked.situation.seat = Seat::from_number(3);
  asked.situation.hand.insert(Card::wizard());
  asked.situation.turn_up = Card::wizard(1);
  asked.situation.bids = {1, std::nullopt};
  asked.method = Method::sample;
  asked.precision_percent = 0.5;
  asked.deals = 1000;
  asked.further = {"--why"};
  EXPECT_EQ(one_line(repeat_command(asked)),
            "wizbid odds 'JC W' -p 3 -s 3 -t W --trump H -b 1,- --rules official --deck us "
            "--me points --others greedy --bid-noise 2 --method sample --deals 1000 "
            "--precision 0.5 --seed 1 --why");
  asked.trump_asked = true;
  EXPECT_EQ(one_line(repeat_command(asked)).find("--trump"), std::string::npos);
}

TEST(Folded, BreaksLinesSoThatAShellReadsThemAsOne) {
  EXPECT_EQ(folded({"wizbid", "odds", "JC", "-p 3"}, 80, 2, "Again: "),
            "Again: wizbid odds JC -p 3");
  EXPECT_EQ(folded({"wizbid", "odds", "JC", "-p 3"}, 14, 2), "wizbid odds \\\n  JC -p 3");
}

TEST(ShellQuoted, QuotesWhatAShellWouldChange) {
  EXPECT_EQ(shell_quoted("8H"), "8H");
  EXPECT_EQ(shell_quoted("1,0,-"), "1,0,-");
  EXPECT_EQ(shell_quoted("AH W"), "'AH W'");
  EXPECT_EQ(shell_quoted("it's"), "'it'\\''s'");
  EXPECT_EQ(shell_quoted(""), "''");
}

}  // namespace
}  // namespace wizbid
