// Watches over long work: tells how far it is, and stops it in time or on Ctrl-C.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "cli/session.h"
#include "odds/watcher.h"

namespace wizbid::cli {

class ProgressWatcher final : public Watcher {
 public:
  // `what` is being done, "sampling". Stops after `most_seconds`, if given, and when the
  // environment says that the user has interrupted. The progress line is only for a terminal and
  // for work that takes, or looks like taking, more than a second.
  ProgressWatcher(Session& session, std::string what, std::optional<double> most_seconds);
  ~ProgressWatcher() override;
  ProgressWatcher(const ProgressWatcher&) = delete;
  ProgressWatcher& operator=(const ProgressWatcher&) = delete;

  bool go_on(const Progress& progress) override;

  bool interrupted() const { return interrupted_; }
  bool out_of_time() const { return out_of_time_; }

 private:
  void show(const Progress& progress, double elapsed);
  double share_done(const Progress& progress, double elapsed) const;

  Session& session_;
  std::string what_;
  std::optional<double> most_seconds_;
  double start_;
  double last_shown_;
  bool shown_ = false;
  bool interrupted_ = false;
  bool out_of_time_ = false;
};

// "0:07", "12:30", "2:03:00": a time that is left.
std::string time_left_text(double seconds);

}  // namespace wizbid::cli
