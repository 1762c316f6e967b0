// Sums over classes of deals.
#pragma once

#include <limits>
#include <span>
#include <vector>

#include "counting/integer.h"
#include "counting/wide_real.h"
#include "odds/enumerated_evidence.h"

namespace wizbid {

// Wide enough for the deals that can be enumerated times the units of their trees.
__extension__ typedef unsigned __int128 Wide;
inline constexpr int wide_bits = 127;

// By bid and tricks, row after row, as in Ways: whole numbers where the evidence is rational,
// else reals. Only adding up in the same order gives the same reals.
class EnumeratedSums {
 public:
  explicit EnumeratedSums(std::size_t places) : whole_(places), real_(places) {}

  // Whether deals with this loss would be forgotten, because others have lost less.
  bool too_much(Points loss) const { return loss > least_loss_ + equal_losses; }

  // Adds a class of so many deals. Deals that lose less make all others forgotten.
  void add(std::uint64_t deals, std::span<const std::uint64_t> ways, const Losses& losses);
  void add(std::uint64_t deals, std::span<const std::uint64_t> ways, const WideReal& likelihood);
  // Counts a class that adds nothing.
  void pass(std::uint64_t deals) { deals_ += deals; }
  // Adds positions that I reach with `taken` tricks, without evidence; `weight` counts as deals.
  void add(Wide weight, std::span<const std::uint64_t> ways, Tricks taken);

  void merge(const EnumeratedSums& other);

  Wide deals() const { return deals_; }  // all that were added, forgotten ones too
  Wide whole(std::size_t place) const { return whole_[place]; }
  const WideReal& real(std::size_t place) const { return real_[place]; }

 private:
  Wide deals_ = 0;
  Points least_loss_ = std::numeric_limits<Points>::infinity();
  std::vector<Wide> whole_;
  std::vector<WideReal> real_;
};

inline Integer to_integer(Wide value) {
  return (Integer(static_cast<std::uint64_t>(value >> 64)) << 64) +
         static_cast<std::uint64_t>(value);
}

}  // namespace wizbid
