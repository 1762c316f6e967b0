// Sentences that name flags of the command line, for a program that sends keys.
#pragma once

#include <string>
#include <string_view>

namespace wizbid::cli {

// The sentence with keys in the place of flags: `--bid-noise` is "bid_noise", `-s 1` is "seat" 1,
// and a bid not heard is null.
std::string with_keys_for_flags(std::string_view sentence);

}  // namespace wizbid::cli
