#include "odds/best_chance.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

namespace wizbid {
namespace {

double normal_below(double x) {
  return std::erfc(-x / std::sqrt(2.0)) / 2;
}

TEST(BestChances, OfOneIsCertain) {
  EXPECT_EQ(best_chances(std::vector<Points>{3}, std::vector<double>{4}, 1),
            std::vector<double>{1});
}

// The difference 1 has variance 4 + 1 - 2 * 0.5 = 4.
TEST(BestChances, OfTwoIsTheNormalLawOfTheirDifference) {
  const std::vector<Points> estimates{5, 6};
  const std::vector<double> covariance{4, 0.5, 0.5, 1};
  const auto chances = best_chances(estimates, covariance, 1);
  EXPECT_NEAR(chances[1], normal_below(0.5), 1e-14);
  EXPECT_NEAR(chances[0], normal_below(-0.5), 1e-14);
}

TEST(BestChances, WithoutErrorsTheLargestIsTheBest) {
  const std::vector<double> none(9, 0.0);
  EXPECT_EQ(best_chances(std::vector<Points>{1, 3, 2}, none, 1), (std::vector<double>{0, 1, 0}));
}

TEST(BestChances, OfThreeAlikeIsAThirdEach) {
  const std::vector<Points> estimates{2, 2, 2};
  const std::vector<double> covariance{1, 0.3, 0.3, 0.3, 1, 0.3, 0.3, 0.3, 1};
  for (double chance : best_chances(estimates, covariance, 1))
    EXPECT_NEAR(chance, 1.0 / 3, 4 * 0.004);
}

// Three independent estimates: the chance of the first is the integral of its density times the
// chances that the others are below.
TEST(BestChances, OfThreeAgreesWithIntegration) {
  const std::vector<Points> estimates{1, 0.5, -1};
  const std::vector<double> covariance{1, 0, 0, 0, 4, 0, 0, 0, 9};
  const std::vector<double> errors{1, 2, 3};
  const auto chances = best_chances(estimates, covariance, 1);
  for (std::size_t i = 0; i < 3; ++i) {
    double integral = 0;
    constexpr double step = 0.001;
    for (double z = -9; z < 9; z += step) {
      const double x = estimates[i] + errors[i] * z;
      double density = std::exp(-z * z / 2) / std::sqrt(2 * std::acos(-1.0));
      for (std::size_t j = 0; j < 3; ++j) {
        if (j != i)
          density *= normal_below((x - estimates[j]) / errors[j]);
      }
      integral += density * step;
    }
    EXPECT_NEAR(chances[i], integral, 4 * 0.004);
  }
}

// Two that move together against a third: the covariance matters.
TEST(BestChances, OfThreeMindsTheCovariance) {
  const std::vector<Points> estimates{0, -0.001, 0};
  const std::vector<double> covariance{1, 0.9999, 0, 0.9999, 1, 0, 0, 0, 1};
  const auto chances = best_chances(estimates, covariance, 1);
  EXPECT_NEAR(chances[2], 0.5, 0.02);
  EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0.0), 1, 1e-12);
}

TEST(BestChances, OfTheHopelessIsZero) {
  const std::vector<Points> estimates{0, 0.1, -7};
  const std::vector<double> covariance{0.5, 0, 0, 0, 0.5, 0, 0, 0, 0.5};
  const auto chances = best_chances(estimates, covariance, 1);
  EXPECT_EQ(chances[2], 0);
  EXPECT_NEAR(chances[1], normal_below(0.1), 1e-14);
}

TEST(BestChances, AreTheSameEveryTime) {
  const std::vector<Points> estimates{1, 0.5, -1};
  const std::vector<double> covariance{1, 0.2, 0, 0.2, 4, 0, 0, 0, 9};
  EXPECT_EQ(best_chances(estimates, covariance, 5), best_chances(estimates, covariance, 5));
}

}  // namespace
}  // namespace wizbid
