// Which deals of a weighted sample are worth playing.
#pragma once

#include <cstdint>
#include <span>

#include "odds/sampled_sums.h"

namespace wizbid {

// Lets light deals pass only now and then, and those that pass count for the ones that did not
// ("Russian roulette", Kahn 1955): the mean of every weighted sum stays what it was. Weighing a
// deal is far cheaper than playing it after every bid, so that many more can be drawn.
class DealSieve {
 public:
  // Lets every deal pass as it is.
  DealSieve() = default;
  // For deals such as those of these weights. Must hold: !weights.empty().
  explicit DealSieve(std::span<const Weight> weights);

  // What a deal of this weight counts, 0 if it is not to be played. `luck` is uniform on all
  // numbers of its type. One in 64 passes at least, however light.
  Weight pass(Weight weight, std::uint32_t luck) const;

 private:
  // A deal of this weight always passes: the mean of the weights, each weighed by itself. So all
  // pass where they weigh alike, and the effective number of deals is at least half of what it
  // would be.
  Weight full_ = 0;
};

}  // namespace wizbid
