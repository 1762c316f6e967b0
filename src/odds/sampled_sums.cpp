#include "odds/sampled_sums.h"

#include <cassert>
#include <utility>

namespace wizbid {

SampleSums::SampleSums(int rows)
    : tricks_(static_cast<std::size_t>(rows)), cross_(crosses_of(tricks_.size())) {}

SampleSums SampleSums::of_parts(std::vector<TrickSums> rows, std::vector<WideDifference> crosses) {
  assert(!rows.empty() && crosses.size() == crosses_of(rows.size()));
  SampleSums sums(static_cast<int>(rows.size()));
  sums.tricks_ = std::move(rows);
  sums.cross_ = std::move(crosses);
  return sums;
}

void SampleSums::add(Weight weight, std::span<const Tricks> bids, std::span<const Tricks> tricks,
                     std::span<const int> scores) {
  const WideSum square = static_cast<WideSum>(weight) * weight;
  for (std::size_t k = 0; k < bids.size(); ++k) {
    TrickSums& sums = tricks_[row(bids[k])];
    ++sums.deals;
    ++sums.played;
    sums.weight[static_cast<std::size_t>(tricks[k])] += weight;
    sums.weight_squared[static_cast<std::size_t>(tricks[k])] += square;
    for (std::size_t j = 0; j < k; ++j)
      cross_[pair(bids[j], bids[k])] +=
          static_cast<WideDifference>(square) * (scores[j] * scores[k]);
  }
}

void SampleSums::add_bonus(Weight weight, Tricks bid) {
  TrickSums& sums = tricks_[row(bid)];
  sums.bonus_weight += weight;
  sums.bonus_squared += static_cast<WideSum>(weight) * weight;
}

void SampleSums::skip(std::span<const Tricks> bids) {
  for (Tricks bid : bids)
    ++tricks_[row(bid)].deals;
}

SampleSums& SampleSums::operator+=(const SampleSums& other) {
  for (std::size_t k = 0; k < tricks_.size(); ++k) {
    TrickSums& mine = tricks_[k];
    const TrickSums& others = other.tricks_[k];
    mine.deals += others.deals;
    mine.played += others.played;
    mine.bonus_weight += others.bonus_weight;
    mine.bonus_squared += others.bonus_squared;
    for (std::size_t t = 0; t < mine.weight.size(); ++t) {
      mine.weight[t] += others.weight[t];
      mine.weight_squared[t] += others.weight_squared[t];
    }
  }
  for (std::size_t k = 0; k < cross_.size(); ++k)
    cross_[k] = static_cast<WideDifference>(static_cast<WideSum>(cross_[k]) +
                                            static_cast<WideSum>(other.cross_[k]));
  return *this;
}

}  // namespace wizbid
