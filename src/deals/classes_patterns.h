// All ways to deal cards of one suit that may matter, one representative each.
#pragma once

#include <span>

#include "deals/classes_gaps.h"

namespace wizbid {

inline constexpr int max_opponents = max_players - 1;

// Who holds which cards of a suit, as far as it matters: the sequence of owners in every gap.
// Each gap's lowest cards stand for those dealt.
struct SuitPattern {
  std::array<std::uint16_t, max_opponents> ranks{};  // by opponent: bit i for the rank i
  std::uint32_t deals = 0;                           // ways to choose the cards dealt
};

// A number of cards for each opponent, up to a hand each, as one number: the digits of a number in
// base `cards + 1`. Adding and subtracting works digit by digit as long as no digit leaves its
// range.
class CountCode {
 public:
  CountCode(int opponents, int cards) : opponents_(opponents), base_(cards + 1) {
    for (int i = 0, unit = 1; i <= opponents; ++i, unit *= base_)
      units_[static_cast<std::size_t>(i)] = unit;
  }

  // Codes run from 0 to size() - 1.
  int size() const { return unit(opponents_); }
  int full() const { return size() - 1; }  // everybody has a hand
  // The code of one card for this opponent.
  int unit(int opponent) const { return units_[static_cast<std::size_t>(opponent)]; }
  int digit(int code, int opponent) const { return code / unit(opponent) % base_; }
  int sum(int code) const;
  // Whether every digit of `part` is at most that of `whole`.
  bool fits(int part, int whole) const;

 private:
  int opponents_;
  int base_;
  std::array<int, max_opponents + 1> units_{};
};

// The patterns of a suit, by how many cards each opponent gets.
class SuitPatterns {
 public:
  SuitPatterns(const SuitGaps& gaps, int opponents, int cards);

  // With exactly so many cards for each opponent.
  std::span<const SuitPattern> with_counts(int code) const {
    const auto place = static_cast<std::size_t>(code);
    return std::span(patterns_).subspan(starts_[place], starts_[place + 1] - starts_[place]);
  }

 private:
  std::vector<SuitPattern> patterns_;
  std::vector<std::size_t> starts_;  // by code, and one past the end
};

}  // namespace wizbid
