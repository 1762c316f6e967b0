// How long work reports its progress and learns that it should stop. The library has no clock.
#pragma once

#include <cstdint>

namespace wizbid {

struct Progress {
  double done = 0;          // share of the work, 0..1; of the estimate where it is not known, 0
                            // before there is one
  std::uint64_t deals = 0;  // deals (sampling) or classes (enumeration) so far
};

class Watcher {
 public:
  virtual ~Watcher() = default;
  // Called between pieces of work, from one thread at a time. false: stop and answer with what
  // there is.
  virtual bool go_on(const Progress& progress) = 0;
};

// Never stops anything.
class NoWatcher final : public Watcher {
 public:
  bool go_on(const Progress&) override { return true; }
};

}  // namespace wizbid
