// Plays a range of deals on several threads.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "odds/sampled_deals.h"

namespace wizbid {

// Asked between pieces of work how to go on, with the number of deals of the range handed out so
// far. false: stop.
using GoOn = std::function<bool(std::uint64_t deals)>;

// Plays the deals of `range` and adds them to `sums`: all of them, or, if `go_on` says stop, those
// up to some number. Returns how many from its start were played; the sums are those of exactly
// these deals, whatever the number of threads. `go_on` is called from the calling thread only, the
// first time after some deals have been played. Must hold: threads > 0.
std::uint64_t play_on_threads(const DealSampler& sampler, const DealRange& range,
                              std::span<const Tricks> bids, unsigned threads, const GoOn& go_on,
                              SampleSums& sums);

// The same for other work on deals: in pieces of `size` deals, each by `play`, which adds to sums
// that begin as `none`.
using PlayPiece = std::function<void(const DealRange& piece, SampleSums& sums)>;
std::uint64_t play_on_threads(const PlayPiece& play, const DealRange& range, std::uint64_t size,
                              const SampleSums& none, unsigned threads, const GoOn& go_on,
                              SampleSums& sums);

}  // namespace wizbid
