#include "cli/progress_watcher.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

#include "cli/fake_world.h"

namespace wizbid::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

class Watching : public testing::Test {
 protected:
  Watching() { world_.environment.err_is_terminal = true; }
  bool at(ProgressWatcher& watcher, double seconds, double done) {
    world_.clock = seconds;
    return watcher.go_on({done, 0});
  }
  FakeWorld world_;
};

TEST_F(Watching, ShortWorkShowsNothing) {
  {
    ProgressWatcher watcher(world_.session, "Sampling", std::nullopt);
    EXPECT_TRUE(at(watcher, 0.1, 0.5));
    EXPECT_TRUE(at(watcher, 0.15, 0.9));
  }
  EXPECT_EQ(world_.err.str(), "");
}

TEST_F(Watching, LongWorkShowsHowFarItIsAndCleansUp) {
  {
    ProgressWatcher watcher(world_.session, "Sampling", std::nullopt);
    EXPECT_TRUE(at(watcher, 2, 0.25));
    EXPECT_THAT(world_.err.str(), HasSubstr("Sampling: 25%, 0:06 left"));
  }
  EXPECT_TRUE(world_.err.str().ends_with("\r\x1b[K"));
}

TEST_F(Watching, WorkThatWillBeLongShowsItsProgressSoon) {
  ProgressWatcher watcher(world_.session, "Sampling", std::nullopt);
  EXPECT_TRUE(at(watcher, 0.1, 0.01));
  EXPECT_THAT(world_.err.str(), HasSubstr("Sampling: 1% (Ctrl-C stops)"));
}

TEST_F(Watching, TheTimeLeftIsNotToldBeforeItIsCredible) {
  ProgressWatcher watcher(world_.session, "Sampling", std::nullopt);
  EXPECT_TRUE(at(watcher, 0.5, 0.015));
  EXPECT_THAT(world_.err.str(), Not(HasSubstr("left")));
  EXPECT_TRUE(at(watcher, 0.7, 0.02));
  EXPECT_THAT(world_.err.str(), HasSubstr("Sampling: 2%, 0:35 left"));
}

TEST_F(Watching, AfterASecondTheTimeLeftIsToldAsFarAsItIsKnown) {
  ProgressWatcher watcher(world_.session, "Sampling", std::nullopt);
  EXPECT_TRUE(at(watcher, 1.5, 0));
  EXPECT_THAT(world_.err.str(), HasSubstr("Sampling: 0% (Ctrl-C stops)"));
  EXPECT_TRUE(at(watcher, 2, 0.01));
  EXPECT_THAT(world_.err.str(), HasSubstr("Sampling: 1%, 3:18 left"));
}

TEST_F(Watching, ShowsNothingWhereErrorsDoNotGoToATerminal) {
  world_.environment.err_is_terminal = false;
  ProgressWatcher watcher(world_.session, "Sampling", std::nullopt);
  EXPECT_TRUE(at(watcher, 20, 0.25));
  EXPECT_EQ(world_.err.str(), "");
}

TEST_F(Watching, StopsWhenTheTimeIsUp) {
  ProgressWatcher watcher(world_.session, "Sampling", 3.0);
  EXPECT_TRUE(at(watcher, 2.9, 0.1));
  EXPECT_THAT(world_.err.str(), HasSubstr("Sampling: 96%"));  // by time
  EXPECT_FALSE(watcher.out_of_time());
  EXPECT_FALSE(at(watcher, 3.0, 0.1));
  EXPECT_TRUE(watcher.out_of_time());
  EXPECT_FALSE(watcher.interrupted());
}

TEST_F(Watching, StopsOnCtrlC) {
  ProgressWatcher watcher(world_.session, "Sampling", std::nullopt);
  world_.ctrl_c = true;
  EXPECT_FALSE(at(watcher, 0.1, 0.1));
  EXPECT_TRUE(watcher.interrupted());
}

TEST(TimeLeft, IsWrittenLikeAClock) {
  EXPECT_EQ(time_left_text(0), "0:00");
  EXPECT_EQ(time_left_text(6.2), "0:07");
  EXPECT_EQ(time_left_text(750), "12:30");
  EXPECT_EQ(time_left_text(7380), "2:03:00");
}

}  // namespace
}  // namespace wizbid::cli
