// What `wizbid simulate` was asked, read and checked.
#pragma once

#include <cstdint>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "cli/failure.h"
#include "cli/flags.h"
#include "cli/language_flag.h"
#include "cli/output_flags.h"
#include "cli/session.h"
#include "games/game.h"

namespace wizbid::cli {

struct SimulateRequest {
  std::vector<std::string> names;  // by place of the line-up
  Contest contest;
  std::string cards;  // the rounds as they would be typed: "all", "5", "1-10"
  std::uint64_t games = 0;
  unsigned threads = 1;
  OutputWish output;
  LanguageWish language;
};

// The flags that `wizbid simulate` takes.
const FlagSet& simulate_flags();

// Reads flags and config files, of which a number of players means nothing here. All that is wrong
// is reported at once, as far as one fault does not hide another.
tl::expected<SimulateRequest, Failure> read_simulate_request(const Arguments& arguments,
                                                             const Environment& environment);

}  // namespace wizbid::cli
