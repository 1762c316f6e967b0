// Whether a weights file is sound, check by check.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "deals/situation.h"

namespace wizbid {

// One thing that was looked at.
struct SoundnessCheck {
  std::string what;            // "the checksum"
  std::optional<Fault> fault;  // nothing: it is as it should be
};

// Whether this begins like a weights file, damaged or not.
bool looks_like_weights(std::string_view file);

// The lines `name: value` at the head of the file, as far as they can be read.
std::vector<std::pair<std::string, std::string>> weights_head(std::string_view file);

// Reads the file with all its checks (read_weights: shape, checksum, length, no sum can overflow),
// writes it again, and lets every kind of arithmetic of this machine predict the same `probes`
// choices: all must say the same. A check that needs an earlier one is left out where that failed.
std::vector<SoundnessCheck> check_weights(std::string_view file, int probes);

}  // namespace wizbid
