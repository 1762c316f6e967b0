// A sample of a fixed number of deals, worked on in parts: anywhere, in any order, and added up to
// the answer of one run, to the last bit.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <tl/expected.hpp>

#include "odds/answer.h"
#include "odds/question.h"
#include "odds/sampled_sums.h"
#include "odds/watcher.h"

namespace wizbid {

// The I-th of N parts. Must hold: 1 <= number <= of.
struct Shard {
  std::uint64_t number = 1;
  std::uint64_t of = 1;
  friend bool operator==(const Shard&, const Shard&) = default;
};

// The deals number first, first + 1, ..., first + count - 1.
struct DealSpan {
  std::uint64_t first = 0;
  std::uint64_t count = 0;
  std::uint64_t end() const { return first + count; }
  friend bool operator==(const DealSpan&, const DealSpan&) = default;
};

// The part of `deals` deals that a shard has: the N parts follow each other, none is longer by more
// than one than another.
DealSpan span_of(std::uint64_t deals, const Shard& shard);

// The fresh deals that go with a part of `deals` deals; those of parts that follow each other do so
// too, and those of all the parts are fresh_deals_of(deals). They decide nothing.
DealSpan fresh_span_of(std::uint64_t deals, const DealSpan& part);

struct ShardSums {
  DealSpan deals;  // of those of the whole sample
  DealSpan fresh;  // fresh_span_of them
  // Every bid asked about, on each of the deals.
  SampleSums sums;
  // Some of the bids, on each of the fresh deals (see sample_shard); their crosses are left out.
  SampleSums fresh_sums;
  friend bool operator==(const ShardSums&, const ShardSums&) = default;
};

// Plays the part of the sample of `*options.size.deals` deals that `shard` has. Which bid gets the
// fresh deals is not known before the parts are added up, so here those get them that are in
// contention by this part's own deals (none once the auction is over). nullopt: the watcher stopped
// it. Must hold: as for sample_odds; options.size has deals and nothing else.
std::optional<ShardSums> sample_shard(const Question& question, const SampleOptions& options,
                                      const Shard& shard, Watcher& watcher);

// The answer of sample_odds to the same question and options. Where a part has not played its fresh
// deals after the bid that turns out to be the best they are played now. If the watcher stops that
// the answer is marked so. Unexpected: the place of a part whose sums are not of this question.
// Must hold: as for sample_shard; the parts hold each of the deals once.
tl::expected<Answer, std::size_t> answer_of_shards(const Question& question,
                                                   const SampleOptions& options,
                                                   std::span<const ShardSums* const> parts,
                                                   Watcher& watcher);

}  // namespace wizbid
