// The question that odds answers.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "deals/situation.h"
#include "players/player.h"

namespace wizbid {

// How far bids heard are trusted as evidence, in points: 0 = bidders are perfectly rational,
// infinity = bids say nothing.
using BidNoise = double;

struct Model {
  std::shared_ptr<const Player> me;      // never null
  std::shared_ptr<const Player> others;  // never null
};

struct Question {
  Situation situation;  // trump settled: !situation.trump_open
  Model model;
  BidNoise bid_noise = 2;
};

// When to stop sampling. Whatever is not set does not stop it.
struct SampleSize {
  std::optional<std::uint64_t> deals;  // exactly so many, every legal bid on each
  // Half-width of the 95% interval on the chance to make each bid in contention, as a probability.
  std::optional<double> precision;
  // Work after which a precision is given up, in cards that the greedy player plays: those of other
  // players, drawing and weighing a deal count like some. Depends on the deals alone, not on a
  // clock.
  std::optional<std::uint64_t> most_cards;
};

struct SampleOptions {
  SampleSize size;
  std::uint64_t seed = 1;
  unsigned threads = 1;
};

}  // namespace wizbid
