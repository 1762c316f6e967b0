#include "report/trick_columns.h"

#include <algorithm>
#include <numeric>

namespace wizbid {

namespace {

// The largest chance that any of the bids gives to the tricks from..to.
double largest_chance(const std::vector<BidOdds>& bids, Tricks from, Tricks to) {
  double largest = 0;
  for (const BidOdds& odds : bids)
    largest = std::max(largest, chance_of(odds, {from, to, {}}));
  return largest;
}

std::string head_of(Tricks from, Tricks to, Tricks all) {
  if (from == to)
    return std::to_string(from);
  if (to == all)
    return std::to_string(from) + '+';
  return std::to_string(from) + '-' + std::to_string(to);
}

}  // namespace

double chance_of(const BidOdds& odds, const TrickColumn& column) {
  return std::accumulate(odds.tricks.begin() + column.from, odds.tricks.begin() + column.to + 1,
                         0.0);
}

std::vector<TrickColumn> trick_columns(const std::vector<BidOdds>& bids, int most) {
  const Tricks all = static_cast<Tricks>(bids.front().tricks.size()) - 1;
  Tricks low = 0;     // the first column is 0..low
  Tricks high = all;  // the last one is high..all
  while (high - low + 1 > std::max(most, 1)) {
    if (largest_chance(bids, 0, low + 1) < largest_chance(bids, high - 1, all))
      ++low;
    else
      --high;
  }
  std::vector<TrickColumn> columns;
  for (Tricks tricks = low; tricks <= high; ++tricks) {
    const Tricks from = tricks == low ? 0 : tricks;
    const Tricks to = tricks == high ? all : tricks;
    columns.push_back({from, to, head_of(from, to, all)});
  }
  return columns;
}

}  // namespace wizbid
