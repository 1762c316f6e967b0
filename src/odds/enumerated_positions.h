// Positions between two tricks, told apart by the order of the cards that are left, and what is
// remembered of them.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rules/table.h"
#include "rules/trump.h"

namespace wizbid {

// Who holds the cards that are left, in order: for each suit, for the Wizards and for the Jesters a
// row of digits from the lowest card up, the digit being the number of the holder's seat. Kept up
// to date card by card.
class PositionRows {
 public:
  PositionRows(int players, Trump trump);

  // Starts with these hands, as sets of cards. A seat's Wizards must come before those of later
  // seats in the deck's order, and its Jesters too.
  void start(std::span<const std::uint64_t> hands);

  // A row before a card was taken out of it.
  struct Undo {
    std::size_t row;
    std::uint64_t digits;
  };
  // Takes a card out; `left`: all cards in hands, without it.
  Undo take(int card, std::uint64_t left);
  void put_back(const Undo& undo) { digits_[undo.row] = undo.digits; }

  // The bits of a key for so many cards in all hands; keys of 64 bits or fewer tell all positions
  // apart that differ in more than the names of plain suits.
  int key_bits(int cards) const {
    return digit_bits_ * (cards + static_cast<int>(rows)) + leader_bits;
  }
  // Never 0. `left`: all cards in hands.
  std::uint64_t key(int leader, std::uint64_t left) const;

 private:
  static constexpr std::size_t rows = 6;
  static constexpr int leader_bits = 3;

  int digit_bits_;
  std::size_t trump_;  // its row; none: 4
  std::array<std::uint64_t, rows> digits_{};
};

// What is known of the positions met lately: the weight of the branches that follow, by tricks that
// I still take. Grows up to a limit, then forgets the older of two positions that want one place.
class PositionMemory {
 public:
  static constexpr std::size_t most_ways = 5;
  static constexpr std::uint64_t largest_way = UINT32_MAX;

  // Room for up to about so many positions; none: remembers nothing.
  explicit PositionMemory(std::size_t most_positions = 0) : most_positions_(most_positions) {}
  bool remembers() const { return most_positions_ > 0; }

  // Must hold: remembers(), key > 0, at most `most_ways` ways, none above `largest_way`.
  bool recall(std::uint64_t key, std::span<std::uint64_t> ways);
  void remember(std::uint64_t key, std::span<const std::uint64_t> ways);

 private:
  struct Entry {
    std::uint64_t key = 0;  // 0: none
    std::array<std::uint32_t, most_ways> ways{};
  };
  struct alignas(64) Pair {  // the newer one first
    std::array<Entry, 2> entries;
  };
  Pair& pair_of(std::uint64_t key) {
    return pairs_[static_cast<std::size_t>((key * 0x9E3779B97F4A7C15ULL) >> shift_)];
  }
  void insert(const Entry& entry);
  void grow();

  std::size_t most_positions_;
  int shift_ = 0;
  std::size_t remembered_ = 0;
  std::vector<Pair> pairs_;
};

}  // namespace wizbid
