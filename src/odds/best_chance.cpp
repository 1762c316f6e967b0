#include "odds/best_chance.h"

#include <algorithm>
#include <cmath>

#include "counting/normal.h"
#include "deals/random.h"

namespace wizbid {
namespace {

constexpr int draws = 1 << 14;
constexpr double hopeless = 6;  // standard errors

// Standard normal variables two by two (Marsaglia's polar method, 1964).
class Normals {
 public:
  explicit Normals(std::uint64_t seed) : random_(seed, Purpose::best_chance, 0) {}

  double next() {
    if (have_spare_) {
      have_spare_ = false;
      return spare_;
    }
    double x = 0;
    double y = 0;
    double square = 0;
    do {
      x = uniform();
      y = uniform();
      square = x * x + y * y;
    } while (square >= 1 || square == 0);
    const double stretch = std::sqrt(-2 * pinned_log(square) / square);
    spare_ = y * stretch;
    have_spare_ = true;
    return x * stretch;
  }

 private:
  // Between -1 and 1.
  double uniform() { return (random_.next() + 0.5) * 0x1p-31 - 1; }

  Random random_;
  double spare_ = 0;
  bool have_spare_ = false;
};

// A lower triangle L, k x k, with L L' = covariance (Cholesky). Where the covariance is singular
// the column is zero.
std::vector<double> square_root(const std::vector<double>& covariance, std::size_t k) {
  std::vector<double> root(k * k);
  for (std::size_t j = 0; j < k; ++j) {
    double rest = covariance[j * k + j];
    for (std::size_t m = 0; m < j; ++m)
      rest -= root[j * k + m] * root[j * k + m];
    if (rest <= covariance[j * k + j] * 1e-12)
      continue;
    root[j * k + j] = std::sqrt(rest);
    for (std::size_t i = j + 1; i < k; ++i) {
      double sum = covariance[i * k + j];
      for (std::size_t m = 0; m < j; ++m)
        sum -= root[i * k + m] * root[j * k + m];
      root[i * k + j] = sum / root[j * k + j];
    }
  }
  return root;
}

// The chance that a difference, estimated with this error, is truly not below zero.
double chance_not_below_zero(double difference, double error) {
  if (error <= 0)
    return difference >= 0 ? 1 : 0;
  return normal_below(difference / error);
}

std::vector<double> drawn_chances(const std::vector<double>& estimates,
                                  const std::vector<double>& covariance, std::uint64_t seed) {
  const std::size_t k = estimates.size();
  const std::vector<double> root = square_root(covariance, k);
  Normals normals(seed);
  std::vector<int> wins(k);
  std::vector<double> standard(k);
  std::vector<double> values(k);
  for (int draw = 0; draw < draws; ++draw) {
    for (double& x : standard)
      x = normals.next();
    for (std::size_t i = 0; i < k; ++i) {
      values[i] = estimates[i];
      for (std::size_t m = 0; m <= i; ++m)
        values[i] += root[i * k + m] * standard[m];
    }
    const double highest = *std::max_element(values.begin(), values.end());
    for (std::size_t i = 0; i < k; ++i)
      wins[i] += values[i] == highest;
  }
  std::vector<double> chances(k);
  for (std::size_t i = 0; i < k; ++i)
    chances[i] = wins[i] / double{draws};
  return chances;
}

}  // namespace

std::vector<double> best_chances(std::span<const Points> estimates,
                                 std::span<const double> covariance, std::uint64_t seed) {
  const std::size_t k = estimates.size();
  const auto leader = static_cast<std::size_t>(
      std::max_element(estimates.begin(), estimates.end()) - estimates.begin());
  const auto error_of_difference = [&](std::size_t a, std::size_t b) {
    return std::sqrt(
        std::max(0.0, covariance[a * k + a] + covariance[b * k + b] - 2 * covariance[a * k + b]));
  };
  std::vector<std::size_t> hopeful;
  for (std::size_t i = 0; i < k; ++i) {
    if (estimates[leader] - estimates[i] <= hopeless * error_of_difference(leader, i))
      hopeful.push_back(i);
  }
  std::vector<double> chances(k);
  if (hopeful.size() <= 2) {
    for (std::size_t i : hopeful) {
      const std::size_t rival = hopeful[0] == i ? hopeful.back() : hopeful[0];
      chances[i] =
          chance_not_below_zero(estimates[i] - estimates[rival], error_of_difference(i, rival));
    }
    return chances;
  }
  std::vector<double> means;
  std::vector<double> block;
  for (std::size_t i : hopeful) {
    means.push_back(estimates[i]);
    for (std::size_t j : hopeful)
      block.push_back(covariance[i * k + j]);
  }
  const std::vector<double> drawn = drawn_chances(means, block, seed);
  for (std::size_t i = 0; i < hopeful.size(); ++i)
    chances[hopeful[i]] = drawn[i];
  return chances;
}

}  // namespace wizbid
