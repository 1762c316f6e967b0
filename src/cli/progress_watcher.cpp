#include "cli/progress_watcher.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ostream>

namespace wizbid::cli {

namespace {

constexpr double short_work = 1.0;       // seconds; shorter work goes without a progress line
constexpr double first_guess_at = 0.05;  // seconds; before that the share done says little
constexpr double credible_share = 0.02;  // done; before that or a second no time left is told
constexpr double between_lines = 0.1;    // seconds
constexpr const char* erase_line = "\r\x1b[K";

}  // namespace

ProgressWatcher::ProgressWatcher(Session& session, std::string what,
                                 std::optional<double> most_seconds)
    : session_(session),
      what_(std::move(what)),
      most_seconds_(most_seconds),
      start_(session.environment.now()),
      last_shown_(start_ - between_lines) {}

ProgressWatcher::~ProgressWatcher() {
  if (shown_)
    session_.streams.err << erase_line << std::flush;
}

bool ProgressWatcher::go_on(const Progress& progress) {
  if (session_.environment.interrupted()) {
    interrupted_ = true;
    return false;
  }
  const double now = session_.environment.now();
  if (most_seconds_ && now - start_ >= *most_seconds_) {
    out_of_time_ = true;
    return false;
  }
  if (session_.environment.err_is_terminal && now - last_shown_ >= between_lines)
    show(progress, now - start_);
  return true;
}

// With a time to stop at, the work may be done by the time or by the work.
double ProgressWatcher::share_done(const Progress& progress, double elapsed) const {
  const double by_time = most_seconds_ ? elapsed / *most_seconds_ : 0;
  return std::clamp(std::max(progress.done, by_time), 0.0, 1.0);
}

void ProgressWatcher::show(const Progress& progress, double elapsed) {
  const double share = share_done(progress, elapsed);
  const bool looks_long = elapsed >= first_guess_at && share > 0 && elapsed / share > short_work;
  if (!shown_ && elapsed < short_work && !looks_long)
    return;
  std::string line = fmt::format("{}: {}%", what_, static_cast<int>(share * 100));
  if (share >= credible_share || (share > 0 && elapsed >= short_work))
    line += fmt::format(", {} left", time_left_text(elapsed / share - elapsed));
  session_.streams.err << erase_line << line << " (Ctrl-C stops)" << std::flush;
  last_shown_ = start_ + elapsed;
  shown_ = true;
}

std::string time_left_text(double seconds) {
  const auto whole = static_cast<long>(std::ceil(std::clamp(seconds, 0.0, 1e9)));
  if (whole >= 3600)
    return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

}  // namespace wizbid::cli
