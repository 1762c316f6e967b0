// Sums, comparisons and conditions over exact numbers, as text.
//
//   2*b + 10   -x   n^2   (b - t) * 3   3/7   0.4286   42.86%
//   score(b, t)       points for t tricks after bidding b
//   rounds(n)         the cards of each hand in the last round of n players
//   falling(x, k)     x (x-1) ... , k factors;  choose(n, k), min(a, b), max(a, b), abs(x)
//   deck wizards jesters      60, 4, 4
//   a = b   a != b   a >= b   a <= b   a > b   a < b   not A   A and B   A or B
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "counting/integer.h"
#include "rules/rule_set.h"

namespace wizbid {

// Why a text is no expression; the place counts characters from 0.
struct ExpressionError {
  std::size_t position = 0;
  std::string message;
};

using Names = std::map<std::string, Fraction, std::less<>>;

// The two sides of a comparison, as they came out.
struct ComparedSides {
  Fraction left;
  std::string relation;
  Fraction right;
};

struct Evaluation {
  Fraction value;                          // of a comparison: 1 true, 0 false
  std::vector<ComparedSides> comparisons;  // in the order met
};

// A division by zero, or a name that `names` does not have, is an error.
tl::expected<Evaluation, ExpressionError> evaluate(std::string_view text, const Names& names,
                                                   const Scoring& scoring);

// "0.4286", "42.86%", "3/7", "-20" as an exact number, or nothing.
std::optional<Fraction> exact_number(std::string_view text);

// Half a unit of the last digit written: 0.00005 of "0.4286" and of "42.86%" too.
Fraction half_last_digit(std::string_view text);

}  // namespace wizbid
