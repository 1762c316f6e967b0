// The units in which branches of play are weighed, and which branches a question asks for.
//
// A branch weighs the product of 1/k over its choices among k that a player likes equally. Counted
// in units that have a factor for every k that can occur, all weights are whole numbers.
#pragma once

#include <cstdint>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

#include "odds/question.h"

namespace wizbid {

// lcm(1..most).
constexpr std::uint64_t choices_unit(int most) {
  std::uint64_t unit = 1;
  for (std::uint64_t k = 2; k <= static_cast<std::uint64_t>(most); ++k)
    unit = std::lcm(unit, k);
  return unit;
}

// a * b, nullopt if either is or if it takes more than 64 bits.
std::optional<std::uint64_t> product(std::optional<std::uint64_t> a,
                                     std::optional<std::uint64_t> b);

// The product of lcm(1..c) over all hands and the sizes c that they shrink to, starting with
// `cards`; nullopt: more than 64 bits.
std::optional<std::uint64_t> card_choices_unit(int players, int cards);

// The weights of the branches in which I take 0, 1, ... tricks. Where several bids of mine are
// asked about, row after row.
using Ways = std::span<std::uint64_t>;

// The bids of mine that an answer has: 0..cards, or the one I made once the auction is over.
std::vector<Tricks> bids_asked(const Situation& situation);

// Whether the play can depend on my bid. If not, one row answers for all.
bool bid_matters(const Model& model);

// Rows of ways that the play is enumerated for.
std::size_t rows_played(const Question& question);

// Whether everybody plays each of his legal cards with equal chance.
bool all_play_at_random(const Model& model);

}  // namespace wizbid
