// Plays the deals of a sample after each card and adds up what happened.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "odds/card_playout.h"
#include "odds/deal_sieve.h"
#include "odds/deal_weight.h"
#include "odds/sampled_deals.h"

namespace wizbid {

// A question in canonical suits made ready for sampling. What happens on deal i is a function of
// the question, the seed and i alone. Any number of threads may use one.
class CardSampler {
 public:
  CardSampler(const CardQuestion& question, std::uint64_t seed);
  CardSampler(const CardSampler&) = delete;
  CardSampler& operator=(const CardSampler&) = delete;

  // The choices: cards that play alike count as one.
  const std::vector<CardChoice>& choices() const { return choices_; }
  SampleSums no_sums() const {
    return SampleSums::row_a_bid(static_cast<int>(choices_.size()) - 1);
  }
  bool plain() const { return !scale_; }  // whether every deal weighs 1

  // Cards that a player chooses in the time that it takes to weigh a deal, roughly, and to play one
  // out after one card.
  std::uint64_t cards_to_weigh() const;
  std::uint64_t cards_to_play() const;

  // Plays the deals of `range` that are worth it after each of `rows`, numbers of choices in
  // ascending order, and adds what happened to `sums`.
  void play(const DealRange& range, std::span<const int> rows, SampleSums& sums) const;

 private:
  void find_scale();
  void play_special(const Deal& left, Weight weight, const Random& luck, std::span<const int> rows,
                    SampleSums& sums) const;

  const CardQuestion& question_;
  Question start_;  // the same once all had bid, for its evidence
  std::uint64_t seed_;
  std::vector<CardChoice> choices_;
  ConsistentDeals deals_;
  CardPlayout playout_;
  DealWeigher weigher_;
  std::optional<WeightScale> scale_;
  DealSieve sieve_;
};

}  // namespace wizbid
