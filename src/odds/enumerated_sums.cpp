#include "odds/enumerated_sums.h"

#include <algorithm>

namespace wizbid {

void EnumeratedSums::add(std::uint64_t deals, std::span<const std::uint64_t> ways,
                         const Losses& losses) {
  deals_ += deals;
  if (too_much(losses.loss))
    return;
  if (losses.loss + equal_losses < least_loss_) {
    std::ranges::fill(whole_, 0);
    least_loss_ = losses.loss;
  }
  const Wide weight = Wide{deals} * losses.share;
  for (std::size_t i = 0; i < ways.size(); ++i)
    whole_[i] += weight * ways[i];
}

void EnumeratedSums::add(std::uint64_t deals, std::span<const std::uint64_t> ways,
                         const WideReal& likelihood) {
  deals_ += deals;
  const WideReal weight = likelihood * WideReal(static_cast<double>(deals));
  for (std::size_t i = 0; i < ways.size(); ++i)
    if (ways[i] != 0)
      real_[i] += weight * WideReal(static_cast<double>(ways[i]));
}

void EnumeratedSums::add(Wide weight, std::span<const std::uint64_t> ways, Tricks taken) {
  deals_ += weight;
  least_loss_ = 0;
  for (std::size_t i = 0; i < ways.size(); ++i)
    whole_[i + static_cast<std::size_t>(taken)] += weight * ways[i];
}

void EnumeratedSums::merge(const EnumeratedSums& other) {
  deals_ += other.deals_;
  for (std::size_t i = 0; i < real_.size(); ++i)
    real_[i] += other.real_[i];
  if (too_much(other.least_loss_))
    return;
  if (other.least_loss_ + equal_losses < least_loss_) {
    whole_ = other.whole_;
    least_loss_ = other.least_loss_;
    return;
  }
  for (std::size_t i = 0; i < whole_.size(); ++i)
    whole_[i] += other.whole_[i];
}

}  // namespace wizbid
