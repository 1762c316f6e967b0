#include "odds/sampled_run.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace wizbid {
namespace {

// Cards played between two looks at the watcher: well under a millisecond for simple players, some
// tens for the slowest.
constexpr std::uint64_t cards_of_a_piece = 1 << 13;

std::uint64_t deals_of_a_piece(const Situation& situation, std::size_t bids) {
  const std::uint64_t cards_of_a_deal =
      static_cast<std::uint64_t>(situation.players * situation.cards) * bids;
  return std::clamp<std::uint64_t>(cards_of_a_piece / cards_of_a_deal, 8, 512);
}

// Hands out a range piece by piece, in order, so that what has been handed out is always a range
// from its start.
class Pieces {
 public:
  Pieces(const DealRange& range, std::uint64_t size) : range_(range), size_(size) {}

  // An empty range: nothing left.
  DealRange take() {
    const std::uint64_t start =
        stopped_ ? range_.count : std::min(taken_.fetch_add(size_), range_.count);
    return {range_.purpose, range_.first + start, std::min(size_, range_.count - start)};
  }
  void stop() { stopped_ = true; }
  std::uint64_t taken() const { return std::min(taken_.load(), range_.count); }

 private:
  DealRange range_;
  std::uint64_t size_;
  std::atomic<std::uint64_t> taken_ = 0;
  std::atomic<bool> stopped_ = false;
};

}  // namespace

std::uint64_t play_on_threads(const DealSampler& sampler, const DealRange& range,
                              std::span<const Tricks> bids, unsigned threads, const GoOn& go_on,
                              SampleSums& sums) {
  const auto play = [&](const DealRange& piece, SampleSums& part) {
    sampler.play(piece, bids, part);
  };
  return play_on_threads(play, range, deals_of_a_piece(sampler.situation(), bids.size()),
                         sampler.no_sums(), threads, go_on, sums);
}

std::uint64_t play_on_threads(const PlayPiece& play, const DealRange& range, std::uint64_t size,
                              const SampleSums& none, unsigned threads, const GoOn& go_on,
                              SampleSums& sums) {
  Pieces pieces(range, size);
  const std::uint64_t useful = std::min<std::uint64_t>(threads, (range.count + size - 1) / size);
  std::vector<SampleSums> sums_by_thread(useful, none);
  std::vector<std::thread> helpers;
  for (std::uint64_t k = 1; k < useful; ++k) {
    helpers.emplace_back([&, k] {
      for (DealRange piece = pieces.take(); piece.count > 0; piece = pieces.take())
        play(piece, sums_by_thread[k]);
    });
  }
  for (DealRange piece = pieces.take(); piece.count > 0; piece = pieces.take()) {
    play(piece, sums_by_thread[0]);
    if (!go_on(pieces.taken()))
      pieces.stop();
  }
  for (std::thread& helper : helpers)
    helper.join();
  for (const SampleSums& part : sums_by_thread)
    sums += part;
  return pieces.taken();
}

}  // namespace wizbid
