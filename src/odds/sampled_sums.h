// The sums that a sample leaves behind: whole numbers only, so that they can be added in any order,
// on any machine, and give the same answer to the last bit.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/rule_set.h"
#include "rules/table.h"

namespace wizbid {

// A deal's weight as a whole number; the scale is DealWeigher's. Must hold: <= largest_weight.
using Weight = std::uint64_t;
inline constexpr Weight largest_weight = Weight{1} << 40;

__extension__ using WideSum = unsigned __int128;
__extension__ using WideDifference = __int128;

// What happened after one bid, or after every bid where the bid has no influence.
struct TrickSums {
  std::uint64_t deals = 0;                      // drawn
  std::uint64_t played = 0;                     // those that were worth it (odds/deal_sieve.h)
  std::array<WideSum, max_cards + 1> weight{};  // by tricks taken
  std::array<WideSum, max_cards + 1> weight_squared{};  // by tricks taken
  // Of those after which the bid was made with a bonus.
  WideSum bonus_weight = 0;
  WideSum bonus_squared = 0;
  friend bool operator==(const TrickSums&, const TrickSums&) = default;
};

// Sums over deals: a row for each bid 0..cards, or a single row for all bids where the bid has no
// influence on the tricks. Room for 2^30 deals of the largest weight, far more of usual ones.
class SampleSums {
 public:
  static SampleSums row_a_bid(int cards) { return SampleSums(cards + 1); }
  static SampleSums one_row() { return SampleSums(1); }
  // Made of its parts again: the rows, and crosses() of so many rows. Must hold: so many there are.
  static SampleSums of_parts(std::vector<TrickSums> rows, std::vector<WideDifference> crosses);
  static std::size_t crosses_of(std::size_t rows) { return rows * (rows - 1) / 2; }

  // A deal of this weight was played after each of `bids`, ascending: after bids[k] `tricks[k]`
  // were taken, worth `scores[k]` points. Must hold: one row: a single bid.
  void add(Weight weight, std::span<const Tricks> bids, std::span<const Tricks> tricks,
           std::span<const int> scores);

  // The deal just added was made with a bonus after this bid.
  void add_bonus(Weight weight, Tricks bid);

  // A deal was drawn for `bids` and not played.
  void skip(std::span<const Tricks> bids);

  // Must hold: as many rows. Sums beyond 128 bits, which no sample comes near, wrap around.
  SampleSums& operator+=(const SampleSums& other);
  friend bool operator==(const SampleSums&, const SampleSums&) = default;

  bool has_one_row() const { return tricks_.size() == 1; }
  std::span<const TrickSums> rows() const { return tricks_; }
  // Those of 0 and 1, 0 and 2, 1 and 2, 0 and 3, ...
  std::span<const WideDifference> crosses() const { return cross_; }
  const TrickSums& of(Tricks bid) const { return tricks_[row(bid)]; }
  // Sum of weight^2 * score * score' over the deals that both bids, a < b, were played on.
  // Must hold: !has_one_row().
  WideDifference cross(Tricks a, Tricks b) const { return cross_[pair(a, b)]; }

 private:
  explicit SampleSums(int rows);
  std::size_t row(Tricks bid) const { return has_one_row() ? 0 : static_cast<std::size_t>(bid); }
  static std::size_t pair(Tricks a, Tricks b) {
    const auto higher = static_cast<std::size_t>(b);
    return higher * (higher - 1) / 2 + static_cast<std::size_t>(a);
  }

  std::vector<TrickSums> tricks_;
  std::vector<WideDifference> cross_;
};

}  // namespace wizbid
