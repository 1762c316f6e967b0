// Weights in the limit of no noise: only the deals in which bidders lose least count. Internal.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "counting/integer.h"
#include "rules/table.h"

namespace wizbid::one_card {

// The points that a seat loses with its choices, exactly: the different losses in rising order.
// Hands are named by the place of their loss in this list.
using LossLists = std::array<std::vector<Fraction>, max_players>;

// ways * exp(-loss / noise) as noise goes to 0: of a sum only the terms of least loss are left.
// With this as its number type a permanent counts the deals of least total loss.
class LeastLoss {
 public:
  LeastLoss() = default;  // zero: no way at all
  explicit LeastLoss(std::int64_t ways) : ways_(ways) {}
  // The loss lists[seat][place]. Must hold: place < 256, lists outlives this value.
  LeastLoss(std::int64_t ways, const LossLists& lists, std::size_t seat, std::size_t place);

  std::int64_t ways() const { return ways_; }
  bool is_zero() const { return ways_ == 0; }

  LeastLoss& operator+=(const LeastLoss& other);
  // Must hold: no seat's loss is in both.
  friend LeastLoss operator*(const LeastLoss& a, const LeastLoss& b);
  // Whether a deal of loss a matters beside one of loss b: -1 if a is less, 0 if they are the same.
  // Exact. Must hold: neither is zero.
  friend int compare_losses(const LeastLoss& a, const LeastLoss& b);

 private:
  Fraction exact_loss() const;

  std::int64_t ways_ = 0;
  double loss_ = 0;           // in points, rounded
  std::uint64_t places_ = 0;  // one byte a seat: which loss of its list; 0 where it has no say
  const LossLists* lists_ = nullptr;
};

}  // namespace wizbid::one_card
