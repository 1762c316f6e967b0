// Verdicts kept from one run to the next, in a file that the user names.
//
// The file is JSON Lines: a first line that says what it is, then one judged claim a line with all
// that its verdict depends on: the version of the program, the seed, how many sampled comparisons
// share the chance of a false verdict, and the claim as read.
#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "claims/finding.h"

namespace wizbid {

// What a verdict depends on.
struct VerdictKey {
  std::string version;
  std::uint64_t seed = 1;
  std::uint64_t comparisons = 0;
  std::string claim;  // Claim::key
  friend auto operator<=>(const VerdictKey&, const VerdictKey&) = default;
};

class VerdictCache {
 public:
  // What has been kept. Of one claim with the same key twice the later line counts. nullopt: the
  // text is neither empty nor such a file.
  static std::optional<VerdictCache> read(std::string_view text);

  // Lines that are damaged or were written by nobody of ours. text() leaves them out.
  std::size_t ignored_lines() const { return ignored_; }

  // One finding a part of the claim, or null.
  const std::vector<Finding>* find(const VerdictKey& key) const;
  void keep(VerdictKey key, std::vector<Finding> findings);

  // The whole file, in the order of the keys.
  std::string text() const;

 private:
  void read_line(std::string_view line);
  void keep_entry(const nlohmann::ordered_json& json);

  std::map<VerdictKey, std::vector<Finding>> verdicts_;
  std::size_t ignored_ = 0;
};

}  // namespace wizbid
