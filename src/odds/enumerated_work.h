// An enumeration as work for several threads.
#pragma once

#include <functional>
#include <memory>

#include "odds/enumerated_sums.h"
#include "odds/question.h"

namespace wizbid {

// One thread's share of the work, with what it needs to remember.
class EnumerationWorker {
 public:
  virtual ~EnumerationWorker() = default;
  // Adds a piece of the work to `sums`. Calls `tick` once a step and stops when it returns false.
  using Tick = std::function<bool()>;
  virtual void work(std::size_t piece, EnumeratedSums& sums, const Tick& tick) = 0;
};

// Independent pieces that together are the whole enumeration.
class EnumerationWork {
 public:
  virtual ~EnumerationWork() = default;
  virtual std::size_t pieces() const = 0;
  virtual Integer steps() const = 0;  // in all pieces
  // What EnumeratedSums::deals() must come to after all pieces.
  virtual Integer total() const = 0;
  // Must not outlive the work.
  virtual std::unique_ptr<EnumerationWorker> worker() const = 0;
};

}  // namespace wizbid
