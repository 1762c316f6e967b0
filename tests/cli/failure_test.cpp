#include "cli/failure.h"

#include <gtest/gtest.h>

#include <sstream>

#include "cli/fake_world.h"
#include "report/text_layout.h"

namespace wizbid::cli {
namespace {

const std::string long_message =
    "The card turned up is missing: give -t CARD, such as -t 7H; only in the last round there is "
    "none. And some more words, so that a third line is needed.";

TEST(Failures, KeepOneLineEachWhereProgramsRead) {
  FakeWorld world;
  world.environment.columns = 40;
  report_failure(usage_failure({{long_message}, {"Short."}}), world.session);
  EXPECT_EQ(world.err.str(), "wizbid: " + long_message + "\nwizbid: Short.\n");
}

TEST(Failures, AreBrokenAtBlanksOnATerminal) {
  for (const auto& [columns, widest] :
       {std::pair(std::optional(50), 50), std::pair(std::optional(200), 200),
        std::pair(std::optional<int>(), 80)}) {
    FakeWorld world;
    world.environment.err_is_terminal = true;
    world.environment.columns = columns;
    report_failure(usage_failure({{long_message}}), world.session);
    std::istringstream lines(world.err.str());
    std::string joined;
    for (std::string line; std::getline(lines, line);) {
      EXPECT_LE(columns_of(line), widest);
      EXPECT_EQ(line.starts_with("  "), !joined.empty()) << line;
      joined += (joined.empty() ? "" : " ") + line.substr(joined.empty() ? 0 : 2);
    }
    EXPECT_EQ(joined, "wizbid: " + long_message);
  }
}

TEST(Failures, KeepAMarkUnderItsPlace) {
  FakeWorld world;
  world.environment.err_is_terminal = true;
  report_failure(usage_failure({{"Wrong.\n  void:  X\n         ^"}}), world.session);
  EXPECT_EQ(world.err.str(), "wizbid: Wrong.\n  void:  X\n         ^\n");
}

TEST(Failures, TellTheSameOnce) {
  FakeWorld world;
  EXPECT_EQ(report_failure(usage_failure({{"Wrong."}, {"Wrong."}}), world.session),
            ExitCode::usage);
  EXPECT_EQ(world.err.str(), "wizbid: Wrong.\n");
}

}  // namespace
}  // namespace wizbid::cli
