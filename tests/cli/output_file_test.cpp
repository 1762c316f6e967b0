#include "cli/output_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "cli/fake_world.h"
#include "cli/temporary_folder.h"

namespace wizbid::cli {
namespace {

using testing::HasSubstr;
namespace fs = std::filesystem;

long files_in(const TemporaryFolder& folder) {
  return std::distance(fs::directory_iterator(folder.path("")), fs::directory_iterator());
}

TEST(WriteFile, LeavesTheWholeTextAndNothingElse) {
  const TemporaryFolder folder;
  ASSERT_TRUE(write_file(folder.path("a.json"), "first"));
  ASSERT_TRUE(write_file(folder.path("a.json"), "second"));
  EXPECT_EQ(text_of(folder.path("a.json")), "second");
  EXPECT_EQ(files_in(folder), 1);
}

TEST(WriteFile, FollowsASymbolicLink) {
  const TemporaryFolder folder;
  folder.write("real.json", "old");
  fs::create_symlink("real.json", folder.path("link.json"));
  ASSERT_TRUE(write_file(folder.path("link.json"), "new"));
  EXPECT_TRUE(fs::is_symlink(folder.path("link.json")));
  EXPECT_EQ(text_of(folder.path("real.json")), "new");
}

TEST(WriteFile, WritesToADeviceAsItIs) {
  EXPECT_TRUE(write_file("/dev/null", "text"));
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST(WriteFile, SaysWhyItCannot) {
  const TemporaryFolder folder;
  for (const std::string& path : {folder.path("no/such/a.json"), folder.path(""), std::string()}) {
    const auto checked = check_writable(path);
    ASSERT_FALSE(checked) << path;
    EXPECT_EQ(checked.error().code, ExitCode::file_trouble);
    EXPECT_THAT(checked.error().faults.front().message, HasSubstr("Can't write"));
  }
  const auto written = write_file(folder.path("no/such/a.json"), "text");
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().code, ExitCode::file_trouble);
}

TEST(WriteFile, AFullDiskIsATrouble) {
  const auto written = write_file("/dev/full", "text");
  ASSERT_FALSE(written);
  EXPECT_THAT(written.error().faults.front().message, HasSubstr("No space left"));
}

TEST(CheckWritable, LeavesNoTrace) {
  const TemporaryFolder folder;
  EXPECT_TRUE(check_writable(folder.path("a.json")));
  EXPECT_EQ(files_in(folder), 0);
}

TEST(WriteOutput, GoesToTheOutputStream) {
  FakeWorld world;
  EXPECT_TRUE(write_output("answer\n", world.session));
  EXPECT_EQ(world.out.str(), "answer\n");
}

}  // namespace
}  // namespace wizbid::cli
