#include "counting/permanent.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace wizbid {
namespace {

using Whole = std::int64_t;
using Matrix = std::vector<Column<Whole>>;  // by column

// Straight from the definition: row by row, every column not taken yet.
Whole by_definition(const Matrix& columns, std::size_t rows, std::size_t row = 0,
                    std::uint64_t taken = 0) {
  if (row == rows)
    return 1;
  Whole sum = 0;
  for (std::size_t c = 0; c < columns.size(); ++c) {
    if (!(taken >> c & 1))
      sum += columns[c][row] * by_definition(columns, rows, row + 1, taken | 1ULL << c);
  }
  return sum;
}

Matrix some_matrix(std::size_t columns) {
  Matrix matrix(columns);
  Whole entry = 3;
  for (auto& column : matrix) {
    for (Whole& place : column)
      place = (entry = entry * 7 % 31) % 4;
  }
  return matrix;
}

Whole permanent(const Matrix& columns, int rows) {
  Permanent<Whole> permanent(rows);
  for (const auto& column : columns)
    permanent.add_column(column);
  return permanent.value();
}

TEST(Permanent, OfOnesCountsOrderedChoices) {
  EXPECT_EQ(permanent(Matrix(58, {1, 1, 1, 1, 1}), 5), Whole{58} * 57 * 56 * 55 * 54);
}

TEST(Permanent, OfNoRowsIsOne) {
  EXPECT_EQ(permanent(some_matrix(4), 0), 1);
}

TEST(Permanent, OfFewerColumnsThanRowsIsZero) {
  EXPECT_EQ(permanent(Matrix(2, {1, 1, 1}), 3), 0);
}

TEST(Permanent, IsTheSumOverAllWaysToTakeDifferentColumns) {
  for (std::size_t rows = 1; rows <= 5; ++rows)
    EXPECT_EQ(permanent(some_matrix(9), static_cast<int>(rows)),
              by_definition(some_matrix(9), rows));
}

TEST(Permanent, ClosedRowsTakeNothing) {
  Matrix closed = some_matrix(6);
  closed[2][1] = closed[2][3] = 0;
  Permanent<Whole> permanent(4);
  for (std::size_t c = 0; c < 6; ++c)
    permanent.add_column(some_matrix(6)[c], c == 2 ? 0b0101U : 0b1111U);
  EXPECT_EQ(permanent.value(), by_definition(closed, 4));
}

TEST(Permanent, WithoutEachColumnIsThePermanentOfTheOthers) {
  const Matrix columns = some_matrix(8);
  const std::vector<Whole> without = permanents_without_each(4, columns);
  for (std::size_t c = 0; c < columns.size(); ++c) {
    Matrix others = columns;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(c));
    EXPECT_EQ(without[c], by_definition(others, 4)) << c;
  }
}

}  // namespace
}  // namespace wizbid
