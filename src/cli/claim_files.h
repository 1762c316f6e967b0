// Finds the claims that a call is about: shipped, in files and folders, or typed.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "claims/read_claim.h"
#include "cli/failure.h"

namespace wizbid::cli {

// The claims named by the words; without words those that come with the program. Claims that can't
// be read are faults of the result; a file that can't be is a failure.
// The deck is that of the cards in a claim typed in a line; files name them as the US deck does.
tl::expected<ReadClaims, Failure> find_claims(const std::vector<std::string>& words, DeckName deck);

// Whether the words are a claim rather than files.
bool is_claim_line(const std::vector<std::string>& words);

}  // namespace wizbid::cli
