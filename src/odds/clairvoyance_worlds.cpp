#include "odds/clairvoyance_worlds.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace wizbid::clairvoyance {

namespace {

using Sign = RationalBidders::Sign;

// Sums of a few losses can't be told apart below this in doubles; far above their roundings.
constexpr Points told_apart_from = 1e-9;

Fraction exact_loss(const Testimony<Sign>& signs) {
  Fraction loss = 0;
  for (const Sign& sign : signs)
    loss += Fraction(sign.loss.lost, sign.loss.of);
  return loss;
}

// Below 0: with `a` less is lost.
int compare_losses(const Testimony<Sign>& a, double a_points, const Testimony<Sign>& b,
                   double b_points) {
  if (std::abs(a_points - b_points) > told_apart_from)
    return a_points < b_points ? -1 : 1;
  const bool same = std::equal(a.begin(), a.end(), b.begin(), b.end(),
                               [](const Sign& x, const Sign& y) { return x.loss == y.loss; });
  return same ? 0 : exact_loss(a).compare(exact_loss(b));
}

// `worth` in parts of `of`. Where several choices are as good they share, in whole numbers.
Sign sign_of(std::span<const std::int64_t> worth, std::int64_t of, std::size_t chosen) {
  const std::int64_t best = *std::max_element(worth.begin(), worth.end());
  const std::int64_t shared = worth.size() > 2 ? 60 : 2;
  const std::int64_t lost = best - worth[chosen];
  const std::int64_t common = std::gcd(lost, of);
  return {shared / std::count(worth.begin(), worth.end(), best),
          {lost / common, of / common, static_cast<double>(lost) / static_cast<double>(of)}};
}

std::int64_t worth_of(const Scoring& scoring, Tricks bid, const RationalBidders::Chance& chance) {
  return chance.part * score(scoring, bid, 1) +
         (chance.whole - chance.part) * score(scoring, bid, 0);
}

}  // namespace

void RationalBidders::Tally::add(std::int64_t copies, Traits traits, const Testimony<Sign>& signs) {
  std::int64_t ways = copies;
  double loss = 0;
  for (const Sign& sign : signs) {
    ways *= sign.ways;
    loss += sign.loss.points;
  }
  const int order = whole_ == 0 ? -1 : compare_losses(signs, loss, best_, loss_);
  if (order > 0)
    return;
  if (order < 0) {
    parts_.fill(0);
    whole_ = 0;
    best_ = signs;
    loss_ = loss;
  }
  whole_ += ways;
  for (std::size_t trait = 0; traits != 0; ++trait, traits >>= 1) {
    if ((traits & 1) != 0)
      parts_[trait] += ways;
  }
}

RationalBidders::Sign RationalBidders::sign_of_bid(const Scoring& scoring, const Chance& chance,
                                                   Tricks bid) const {
  const std::array worth{worth_of(scoring, 0, chance), worth_of(scoring, 1, chance)};
  return sign_of(worth, chance.whole, static_cast<std::size_t>(bid));
}

RationalBidders::Sign RationalBidders::sign_of_naming(const Scoring& scoring,
                                                      std::span<const int> wins, int of,
                                                      std::size_t chosen) const {
  std::array<std::int64_t, 5> worth{};
  for (std::size_t i = 0; i < wins.size(); ++i) {
    const Chance chance{wins[i], of};
    worth[i] = std::max(worth_of(scoring, 0, chance), worth_of(scoring, 1, chance));
  }
  return sign_of(std::span(worth).first(wins.size()), of, chosen);
}

bool signs_fit_doubles(const Scoring& scoring, BidNoise noise) {
  const std::array scores{score(scoring, 0, 0), score(scoring, 0, 1), score(scoring, 1, 0),
                          score(scoring, 1, 1)};
  const auto [least, most] = std::minmax_element(scores.begin(), scores.end());
  constexpr double deepest = 90;  // e^-90 > 1e-40; seven of them are more than 1e-280
  return (*most - *least) / noise < deepest;
}

}  // namespace wizbid::clairvoyance
