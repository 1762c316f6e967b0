// `wizbid odds --shard`: works on a part of the sample and writes its sums.
#pragma once

#include <string>
#include <vector>

#include "cli/odds_request.h"
#include "cli/session.h"

namespace wizbid::cli {

// Which question of a command sums are of: seat, trump and bids heard, on one line.
std::string question_line(const Situation& situation);

// The command whose answer the shards of a request add up to, spelled out: the same for every
// spelling of the same request.
std::vector<std::string> command_of_shards(const OddsRequest& request);

// The checksum of the trained players' weights that this program has.
std::string weights_in_use();

// The checksum of what a rule set says.
std::string checksum_of_rules(const RuleSet& rules);

// Works on the part that request.shard names and writes the file, whole or not at all.
// Must hold: request.shard is set, a number of deals was asked for.
ExitCode write_shard(const OddsRequest& request, Session& session);

}  // namespace wizbid::cli
