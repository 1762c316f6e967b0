// How an answer is to be found and how long that may take.
#pragma once

#include <cstdint>
#include <optional>

#include "cli/flags.h"
#include "cli/value_reader.h"
#include "odds/plan.h"
#include "odds/sampled_shard.h"

namespace wizbid::cli {

namespace flag {
inline constexpr Flag method{"method", 0, "a method: auto, exact or sample", "auto exact sample"};
inline constexpr Flag deals{"deals", 0, "a number of deals"};
inline constexpr Flag precision{"precision", 0, "a number of percent"};
inline constexpr Flag time{"time", 0, "a number of seconds"};
inline constexpr Flag shard{"shard", 0, "a part I/N, as in 1/4"};
inline constexpr Flag seed{"seed", 0, "a whole number"};
inline constexpr Flag threads{"threads", 0, "a number of threads"};
inline constexpr Flag bid_noise{"bid-noise", 0, "a number of points, or inf"};
}  // namespace flag

struct EffortWish {
  Effort effort;                            // method, size, seed, threads, patience
  std::optional<double> seconds;            // after which sampling stops
  std::optional<double> precision_percent;  // half-width, as it was said or by default
  bool precision_asked = false;             // in so many words
};

// `cores`: threads by default.
EffortWish read_effort(ValueReader& reader, unsigned cores);

BidNoise read_bid_noise(ValueReader& reader);

// The part I/N that --shard names; nullopt: not given, or, with a fault, none.
std::optional<Shard> read_shard_flag(ValueReader& reader);

}  // namespace wizbid::cli
