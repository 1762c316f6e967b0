// Plays the deals of a sample and adds up what happened.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "deals/draw.h"
#include "deals/random.h"
#include "odds/deal_sieve.h"
#include "odds/deal_weight.h"
#include "odds/question.h"
#include "odds/sampled_sums.h"
#include "players/playout.h"

namespace wizbid {

// The deals number first, first + 1, ..., first + count - 1 of one stream.
struct DealRange {
  Purpose purpose = Purpose::deals;
  std::uint64_t first = 0;
  std::uint64_t count = 0;
};

// A question made ready for sampling. What happens on deal i is a function of the question, the
// seed, the purpose and i alone; it does not depend on what a suit is called, as deals are drawn in
// canonical suits. Any number of threads may use one.
class DealSampler {
 public:
  // Must hold: question.bid_noise > 0, the trump is settled.
  DealSampler(const Question& question, std::uint64_t seed);
  DealSampler(const DealSampler&) = delete;
  DealSampler& operator=(const DealSampler&) = delete;

  // The bids that are asked about, ascending: all of them, a forbidden one too, so that it can be
  // told what its ban costs; or mine once the auction is over.
  const std::vector<Tricks>& bids() const { return bids_; }
  // Whether the bid has no influence on the tricks: then one play-out answers for all.
  // Special cards may have a bonus for the bid.
  bool one_for_all() const { return !playout_.bid_matters() && !situation().rules.special.any(); }
  SampleSums no_sums() const {
    return one_for_all() ? SampleSums::one_row() : SampleSums::row_a_bid(situation().cards);
  }
  // Whether every deal weighs 1.
  bool plain() const { return !scale_; }
  // The situation asked about, in canonical suits.
  const Situation& situation() const { return question_.situation; }

  // Cards that a player chooses in the time that it takes to weigh a deal, roughly.
  std::uint64_t cards_to_weigh() const;

  // Deal number `index` of a stream, and its weight before any sieve: 1 where all weigh alike.
  struct WeighedDeal {
    Deal deal;
    Weight weight;
  };
  WeighedDeal weighed_deal(Purpose purpose, std::uint64_t index) const;

  // Plays the deals of `range` that are worth it after each of `bids` (ascending; a single one
  // where one answers for all) and adds what happened to `sums`.
  void play(const DealRange& range, std::span<const Tricks> bids, SampleSums& sums) const;

 private:
  void find_scale();
  void play_special(const Deal& deal, Weight weight, const Random& luck,
                    std::span<const Tricks> bids, SampleSums& sums) const;
  Weight weigh(const Deal& deal) const;

  Question question_;
  std::uint64_t seed_;
  std::vector<Tricks> bids_;
  DealDrawer drawer_;
  Playout playout_;
  DealWeigher weigher_;
  std::optional<WeightScale> scale_;
  DealSieve sieve_;
};

}  // namespace wizbid
