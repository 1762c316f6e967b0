#include "cli/suggest.h"

#include <gtest/gtest.h>

#include <array>

namespace wizbid::cli {
namespace {

TEST(EditDistance, CountsSingleEdits) {
  EXPECT_EQ(edit_distance("odds", "odds"), 0);
  EXPECT_EQ(edit_distance("ods", "odds"), 1);    // added
  EXPECT_EQ(edit_distance("oddds", "odds"), 1);  // dropped
  EXPECT_EQ(edit_distance("adds", "odds"), 1);   // exchanged
  EXPECT_EQ(edit_distance("odsd", "odds"), 1);   // neighbours swapped
  EXPECT_EQ(edit_distance("", "odds"), 4);
  EXPECT_EQ(edit_distance("kitten", "sitting"), 3);
}

TEST(EditDistance, IsTheSameBothWays) {
  constexpr std::array words{"players", "payers", "seat", "set", "turn-up", "", "trunp"};
  for (const char* a : words) {
    for (const char* b : words)
      EXPECT_EQ(edit_distance(a, b), edit_distance(b, a)) << a << " " << b;
  }
}

constexpr std::array<std::string_view, 5> flags{"players", "seat", "seed", "turn-up", "precision"};

TEST(NearestWord, FindsWhatWasMeant) {
  EXPECT_EQ(nearest_word("plyers", flags), "players");
  EXPECT_EQ(nearest_word("PLAYER", flags), "players");
  EXPECT_EQ(nearest_word("turnup", flags), "turn-up");
  EXPECT_EQ(nearest_word("prec", flags), "precision");
}

TEST(NearestWord, SaysNothingWhereNothingIsNear) {
  EXPECT_EQ(nearest_word("colour", flags), std::nullopt);
  EXPECT_EQ(nearest_word("", flags), std::nullopt);
  EXPECT_EQ(nearest_word(std::string(100000, 's'), flags), std::nullopt);
}

TEST(NearestWord, TakesTheFirstOfEquallyNearOnes) {
  EXPECT_EQ(nearest_word("sead", flags), "seat");
}

TEST(DidYouMean, IsASentenceOrNothing) {
  EXPECT_EQ(did_you_mean("plyers", flags, "--"), " Did you mean --players?");
  EXPECT_EQ(did_you_mean("zzz", flags, "--"), "");
}

}  // namespace
}  // namespace wizbid::cli
