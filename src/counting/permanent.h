// Permanents: in how many ways, weighted, each row gets a column of its own.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace wizbid {

// A set of rows as a bit mask: bit r stands for row r.
using RowSet = unsigned;
inline constexpr int max_rows = 5;
constexpr RowSet all_rows(int rows) {
  return (1U << rows) - 1;
}

// One column of a matrix: its entry in each row.
template <class Number>
using Column = std::array<Number, max_rows>;

// The permanent of a rows x columns matrix with more columns than rows, column by column: the sum
// over all ways to give every row a different column of the product of the entries taken. Keeps
// one sum for each set of rows already served, so c columns cost c * rows * 2^(rows-1) steps.
// Number: double, an integer, or anything with Number() = zero, Number(1), += and *.
template <class Number>
class Permanent {
 public:
  // Must hold: 0 <= rows <= max_rows.
  explicit Permanent(int rows) : rows_(rows) { served_[0] = Number(1); }

  // Only the rows of `open` may take the column.
  void add_column(const Column<Number>& entries, RowSet open) {
    for (RowSet served = all_rows(rows_); served > 0; --served) {
      Number sum = served_[served];
      for (std::size_t row = 0; row < static_cast<std::size_t>(rows_); ++row) {
        const RowSet bit = 1U << row;
        if (served & open & bit)
          sum += served_[served ^ bit] * entries[row];
      }
      served_[served] = sum;
    }
  }
  void add_column(const Column<Number>& entries) { add_column(entries, all_rows(rows_)); }

  // The permanent of the columns so far, of all rows or of some of them only.
  const Number& value() const { return served_[all_rows(rows_)]; }
  const Number& value(RowSet rows) const { return served_[rows]; }

 private:
  int rows_;
  std::array<Number, 1U << max_rows> served_{};
};

// For each column the permanent of the matrix without it. Adds and multiplies only: nothing is
// taken away again, so small weights keep their precision.
template <class Number>
std::vector<Number> permanents_without_each(int rows, const std::vector<Column<Number>>& columns) {
  std::vector<Permanent<Number>> from_the_right(columns.size() + 1, Permanent<Number>(rows));
  for (std::size_t i = columns.size(); i-- > 0;) {
    from_the_right[i] = from_the_right[i + 1];
    from_the_right[i].add_column(columns[i]);
  }
  Permanent<Number> from_the_left(rows);
  std::vector<Number> without(columns.size());
  for (std::size_t i = 0; i < columns.size(); ++i) {
    for (RowSet left = 0; left <= all_rows(rows); ++left) {
      without[i] += from_the_left.value(left) * from_the_right[i + 1].value(all_rows(rows) ^ left);
    }
    from_the_left.add_column(columns[i]);
  }
  return without;
}

}  // namespace wizbid
