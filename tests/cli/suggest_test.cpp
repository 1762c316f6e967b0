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

constexpr std::array<std::string_view, 5> known_words{"players", "seat", "seed", "turn-up",
                                                      "precision"};

TEST(NearestWord, FindsWhatWasMeant) {
  EXPECT_EQ(nearest_word("plyers", known_words), "players");
  EXPECT_EQ(nearest_word("PLAYER", known_words), "players");
  EXPECT_EQ(nearest_word("turnup", known_words), "turn-up");
  EXPECT_EQ(nearest_word("prec", known_words), "precision");
}

TEST(NearestWord, SaysNothingWhereNothingIsNear) {
  EXPECT_EQ(nearest_word("colour", known_words), std::nullopt);
  EXPECT_EQ(nearest_word("", known_words), std::nullopt);
  EXPECT_EQ(nearest_word(std::string(100000, 's'), known_words), std::nullopt);
}

TEST(NearestWord, TakesTheFirstOfEquallyNearOnes) {
  EXPECT_EQ(nearest_word("sead", known_words), "seat");
}

TEST(DidYouMean, IsASentenceOrNothing) {
  EXPECT_EQ(did_you_mean("plyers", known_words, "--"), " Did you mean --players?");
  EXPECT_EQ(did_you_mean("zzz", known_words, "--"), "");
}

}  // namespace
}  // namespace wizbid::cli
