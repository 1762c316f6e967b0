#include "report/verdict_cache.h"

#include <gtest/gtest.h>

namespace wizbid {
namespace {

const VerdictKey key{"1.2", 7, 300, "{kind = \"open\"}"};
const std::vector<Finding> findings{
    {Verdict::holds, false, "1 ± 2", "line\nbreak", {"one", "\"two\""}},
    {Verdict::undecided, true, "nothing", "because", {}}};

void expect_same(const std::vector<Finding>* found) {
  ASSERT_NE(found, nullptr);
  ASSERT_EQ(found->size(), findings.size());
  for (std::size_t i = 0; i < findings.size(); ++i) {
    EXPECT_EQ((*found)[i].verdict, findings[i].verdict);
    EXPECT_EQ((*found)[i].exact, findings[i].exact);
    EXPECT_EQ((*found)[i].computed, findings[i].computed);
    EXPECT_EQ((*found)[i].explanation, findings[i].explanation);
    EXPECT_EQ((*found)[i].exceptions, findings[i].exceptions);
  }
}

TEST(VerdictCache, ReadsWhatItWrites) {
  VerdictCache cache;
  cache.keep(key, findings);
  const auto read = VerdictCache::read(cache.text());
  ASSERT_TRUE(read);
  expect_same(read->find(key));
  EXPECT_EQ(read->text(), cache.text());
  EXPECT_EQ(read->ignored_lines(), 0U);
}

TEST(VerdictCache, KnowsAVerdictByAllThatItDependsOn) {
  VerdictCache cache;
  cache.keep(key, findings);
  for (const VerdictKey& other :
       {VerdictKey{"1.3", 7, 300, key.claim}, VerdictKey{"1.2", 8, 300, key.claim},
        VerdictKey{"1.2", 7, 301, key.claim}, VerdictKey{"1.2", 7, 300, "{kind = \"bid\"}"}})
    EXPECT_EQ(cache.find(other), nullptr);
}

// Whichever byte is another, no other verdict comes out.
TEST(VerdictCache, LeavesOutADamagedLine) {
  VerdictCache cache;
  cache.keep(key, findings);
  const std::string text = cache.text();
  for (std::size_t at = text.find('\n') + 1; at + 1 < text.size(); ++at) {
    std::string damaged = text;
    damaged[at] = damaged[at] == 'x' ? 'y' : 'x';
    const auto read = VerdictCache::read(damaged);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->find(key), nullptr) << at;
    EXPECT_EQ(read->ignored_lines(), 1U) << at;
  }
}

TEST(VerdictCache, OnlyAnEmptyTextOrOneOfItsOwnIsACache) {
  EXPECT_TRUE(VerdictCache::read(""));
  EXPECT_TRUE(VerdictCache::read(VerdictCache().text()));
  for (std::string_view text : {"\n", "{}\n", "[[claim]]\n", "no cache"})
    EXPECT_FALSE(VerdictCache::read(text)) << text;
}

}  // namespace
}  // namespace wizbid
