// From the chance to take the one trick to an answer. Internal to odds.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "odds/answer.h"
#include "odds/one_card_wins.h"

namespace wizbid::one_card {

// The chance to win with each form that it comes in, and what each bid is worth.
struct Winning {
  double win = 0;
  double lose = 0;
  std::optional<Fraction> exact;
  std::array<Points, 2> worth{};
};

Winning winning(const Scoring& scoring, const Share<std::int64_t>& chance);
Winning winning(const Scoring& scoring, double chance);

// `deals`: that the answer stands for.
Answer answer_of(const Situation& situation, const Winning& odds, const Integer& deals);

}  // namespace wizbid::one_card
