// What `wizbid odds` was asked, read and checked.
#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "cli/effort_flags.h"
#include "cli/failure.h"
#include "cli/language_flag.h"
#include "cli/model_wish.h"
#include "cli/output_flags.h"
#include "cli/session.h"
#include "cli/situation_flags.h"
#include "deals/situation.h"
#include "odds/sampled_shard.h"

namespace wizbid::cli {

struct OddsRequest {
  std::vector<Situation> situations;  // one, or one a seat
  bool all_seats = false;
  ModelWish model;
  BidNoise bid_noise = 2;
  EffortWish effort;
  std::optional<Tricks> said;
  std::optional<Points> need;
  bool brief = false;
  bool why = false;
  bool compare = false;
  std::optional<std::string> plot;  // a file for the chart of the answer
  std::optional<Shard> shard;       // the part to work on, for a file of its own
  OutputWish output;
  LanguageWish language;  // of the answer and the chart; JSON and CSV are as ever
};

std::string_view format_name(Format format);  // as it is typed: "md"

// The flags that `wizbid odds` takes.
const FlagSet& odds_flags();

// Reads flags and config files. All that is wrong is reported at once, as far as one fault does not
// hide another.
tl::expected<OddsRequest, Failure> read_odds_request(const Arguments& arguments,
                                                     const Environment& environment);

// The same from values that have been read, with the situation among them and its faults.
tl::expected<OddsRequest, Failure> odds_request_of(const FlagValues& values,
                                                   const SaidSituation& said,
                                                   std::vector<Fault> faults,
                                                   const Environment& environment);

}  // namespace wizbid::cli
