#include "claims/expression.h"

#include <gtest/gtest.h>

#include "rules/rule_set.h"

namespace wizbid {
namespace {

Fraction value_of(std::string_view text, const Names& names = {}) {
  const auto result = evaluate(text, names, Scoring{});
  EXPECT_TRUE(result) << text << ": " << (result ? "" : result.error().message);
  return result ? result->value : Fraction(-999);
}

std::size_t place_of_error(std::string_view text) {
  const auto result = evaluate(text, {}, Scoring{});
  EXPECT_FALSE(result) << text;
  return result ? 999 : result.error().position;
}

TEST(Expression, ReadsArithmeticWithItsPrecedence) {
  EXPECT_EQ(value_of("1 + 2*3"), 7);
  EXPECT_EQ(value_of("(1 + 2)*3"), 9);
  EXPECT_EQ(value_of("7 - 2 - 1"), 4);
  EXPECT_EQ(value_of("12/2/3"), 2);
  EXPECT_EQ(value_of("-2^2"), -4 + 8);  // the sign is part of the number
  EXPECT_EQ(value_of("1/3"), Fraction(1, 3));
  EXPECT_EQ(value_of("42.86%"), Fraction(4286, 10000));
}

TEST(Expression, KnowsTheScoresAndCounts) {
  EXPECT_EQ(value_of("score(2, 4)"), -20);
  EXPECT_EQ(value_of("score(3, 3)"), 50);
  EXPECT_EQ(value_of("rounds(4)"), 15);
  EXPECT_EQ(value_of("falling(5, 2)"), 20);
  EXPECT_EQ(value_of("choose(5, 2)"), 10);
  EXPECT_EQ(value_of("max(2, min(7, 5)) + abs(-1)"), 6);
  EXPECT_EQ(value_of("deck - wizards - jesters"), 52);
}

TEST(Expression, ComparesAndJoinsConditions) {
  EXPECT_EQ(value_of("1 < 2 and 2 <= 2 and 3 != 4"), 1);
  EXPECT_EQ(value_of("1 > 2 or not 2 = 3"), 1);
  EXPECT_EQ(value_of("1 = 2 or 2 = 3"), 0);
  EXPECT_EQ(value_of("(1 = 1) + 1"), 2);
}

TEST(Expression, KeepsTheSidesOfComparisons) {
  const Names names{{"x", Fraction(39)}};
  const auto result = evaluate("x*2 >= 70 and x < 40", names, Scoring{});
  ASSERT_TRUE(result);
  ASSERT_EQ(result->comparisons.size(), 2U);
  EXPECT_EQ(result->comparisons[0].left, 78);
  EXPECT_EQ(result->comparisons[0].relation, ">=");
  EXPECT_EQ(result->comparisons[1].right, 40);
}

TEST(Expression, PointsAtWhatIsWrong) {
  EXPECT_EQ(place_of_error("1 + y"), 4U);
  EXPECT_EQ(place_of_error("1 + * 2"), 4U);
  EXPECT_EQ(place_of_error("2 3"), 2U);
  EXPECT_EQ(place_of_error("foo(1, 2)"), 0U);
  EXPECT_FALSE(evaluate("1/(2 - 2)", {}, Scoring{}));
  EXPECT_FALSE(evaluate("", {}, Scoring{}));
  EXPECT_FALSE(evaluate("(1 + 2", {}, Scoring{}));
  EXPECT_FALSE(evaluate(std::string(5000, '('), {}, Scoring{}));
  EXPECT_FALSE(evaluate(std::string(5000, '-'), {}, Scoring{}));
  EXPECT_FALSE(evaluate("score(1)", {}, Scoring{}));
}

TEST(Expression, ReadsExactNumbersAndTheirPrecision) {
  EXPECT_EQ(exact_number("3/7"), Fraction(3, 7));
  EXPECT_EQ(exact_number("-0.5"), Fraction(-1, 2));
  EXPECT_FALSE(exact_number("1e3"));
  EXPECT_FALSE(exact_number("."));
  EXPECT_FALSE(exact_number("1.2.3"));
  EXPECT_EQ(half_last_digit("42.86%"), Fraction(1, 20000));
  EXPECT_EQ(half_last_digit("0.3"), Fraction(1, 20));
  EXPECT_EQ(half_last_digit("62%"), Fraction(1, 200));
  EXPECT_EQ(half_last_digit("3/7"), 0);
  EXPECT_EQ(half_last_digit("1"), 0);
}

}  // namespace
}  // namespace wizbid
