// Whole texts, as they stand in tests/cli/golden: a line "$ wizbid ..." with what was typed, then
// what came back (standard output, then standard error). To write them anew, set
// WIZBID_UPDATE_GOLDEN=1, run this test, and look at the difference.
#include <gtest/gtest.h>

#include <filesystem>
#include <regex>

#include "cli/program.h"

namespace wizbid::cli {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> golden_files() {
  std::vector<std::string> files;
  for (const auto& entry : fs::directory_iterator(WIZBID_TEST_DATA "/cli/golden"))
    files.push_back(entry.path().string());
  std::sort(files.begin(), files.end());
  return files;
}

// The time that an answer took differs from run to run.
std::string steady(const std::string& text) {
  return std::regex_replace(text, std::regex("\"seconds\": [-+.e0-9]+"), "\"seconds\": 0");
}

std::string name_of(const testing::TestParamInfo<std::string>& test) {
  return fs::path(test.param).stem().string();
}

class Golden : public testing::TestWithParam<std::string> {};

TEST_P(Golden, IsWhatTheProgramSays) {
  const std::string expected = text_of(GetParam());
  const std::string command = expected.substr(0, expected.find('\n'));
  ASSERT_TRUE(command.starts_with("$ wizbid")) << GetParam();
  const Outcome outcome =
      run_shell("LANG=C.UTF-8 \"$WIZBID\" " + command.substr(std::string("$ wizbid").size()));
  const std::string actual = command + '\n' + steady(outcome.out + outcome.err);
  if (std::getenv("WIZBID_UPDATE_GOLDEN") != nullptr)
    std::ofstream(GetParam()) << actual;
  else
    EXPECT_EQ(actual, expected);
}

INSTANTIATE_TEST_SUITE_P(Files, Golden, testing::ValuesIn(golden_files()), name_of);

}  // namespace
}  // namespace wizbid::cli
