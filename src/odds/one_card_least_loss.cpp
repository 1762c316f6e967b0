#include "odds/one_card_least_loss.h"

#include <cmath>

namespace wizbid::one_card {
namespace {

constexpr unsigned bits_per_seat = 8;
constexpr std::uint64_t one_seat = 0xFF;

}  // namespace

LeastLoss::LeastLoss(std::int64_t ways, const LossLists& lists, std::size_t seat, std::size_t place)
    : ways_(ways),
      loss_(lists[seat][place].convert_to<double>() - lists[seat][0].convert_to<double>()),
      places_(std::uint64_t{place} << (bits_per_seat * seat)),
      lists_(&lists) {}

LeastLoss operator*(const LeastLoss& a, const LeastLoss& b) {
  LeastLoss product;
  product.ways_ = a.ways_ * b.ways_;
  product.loss_ = a.loss_ + b.loss_;
  product.places_ = a.places_ | b.places_;
  product.lists_ = a.lists_ ? a.lists_ : b.lists_;
  return product;
}

LeastLoss& LeastLoss::operator+=(const LeastLoss& other) {
  if (other.is_zero())
    return *this;
  if (is_zero())
    return *this = other;
  const int order = compare_losses(*this, other);
  if (order > 0)
    return *this = other;
  if (order == 0)
    ways_ += other.ways_;
  return *this;
}

// Rounded losses decide where they are clearly apart; where not, and they come from different
// hands, the exact ones are added up.
int compare_losses(const LeastLoss& a, const LeastLoss& b) {
  if (a.places_ == b.places_)
    return 0;
  const double clearly = 1e-9 * (1 + std::abs(a.loss_));
  if (std::abs(a.loss_ - b.loss_) > clearly)
    return a.loss_ < b.loss_ ? -1 : 1;
  return a.exact_loss().compare(b.exact_loss());
}

// Above the least loss of each seat.
Fraction LeastLoss::exact_loss() const {
  Fraction sum = 0;
  for (std::size_t seat = 0; seat < max_players; ++seat) {
    const std::size_t place = places_ >> (bits_per_seat * seat) & one_seat;
    if (place != 0)
      sum += (*lists_)[seat][place] - (*lists_)[seat][0];
  }
  return sum;
}

}  // namespace wizbid::one_card
