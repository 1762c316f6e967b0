// Every way a deal can be played out under a model.
#pragma once

#include <cstdint>
#include <memory>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

#include "deals/deal.h"
#include "odds/question.h"

namespace wizbid {

// What a tree of play leaves at its ends: for each bid of mine that is asked about, by tricks
// taken, the weight of the branches. Row after row of cards + 1 numbers.
using WaysToEnd = std::span<std::uint64_t>;

// Plays out deals in every way that the players may choose. A branch weighs the product of 1/k over
// its choices among k that a player likes equally, in units of 1 / unit(): whole numbers all
// through, because unit() has a factor for every k that can occur.
class PlayTree {
 public:
  virtual ~PlayTree() = default;

  // The weight of all branches together, under each bid.
  virtual std::uint64_t unit() const = 0;

  // Sets `ways` for this deal. `ways` has room for every bid of `bids()`, or for one row if all
  // bids lead to the same play. Not for several threads at once.
  virtual void play(const Deal& deal, WaysToEnd ways) = 0;
};

// The bids of mine that an answer has: 0..cards, or the one I made once the auction is over.
std::vector<Tricks> bids_asked(const Situation& situation);

// Whether the play can depend on my bid. If not, one row answers for all.
bool bid_matters(const Model& model);

// The unit() of the tree for a question; nullopt if it takes more than 64 bits: that needs far more
// cards than can be enumerated.
std::optional<std::uint64_t> play_tree_unit(const Question& question);

// A tree for the model of the question, which must outlive it. Must hold: play_tree_unit(question).
std::unique_ptr<PlayTree> make_play_tree(const Question& question);

// The product of lcm(1..c) over all hands and the sizes c that they shrink to, starting with
// `cards`; nullopt: more than 64 bits.
std::optional<std::uint64_t> card_choices_unit(int players, int cards);

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

}  // namespace wizbid
