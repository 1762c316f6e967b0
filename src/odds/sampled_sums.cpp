#include "odds/sampled_sums.h"

namespace wizbid {

SampleSums::SampleSums(int rows) : tricks_(static_cast<std::size_t>(rows)), cross_(pair(0, rows)) {}

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
    for (std::size_t t = 0; t < mine.weight.size(); ++t) {
      mine.weight[t] += others.weight[t];
      mine.weight_squared[t] += others.weight_squared[t];
    }
  }
  for (std::size_t k = 0; k < cross_.size(); ++k)
    cross_[k] += other.cross_[k];
  return *this;
}

}  // namespace wizbid
