// The files that `wizbid merge` is given: read, and found to belong together or not.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "cli/failure.h"
#include "cli/flags.h"
#include "odds/shard_file.h"

namespace wizbid::cli {

struct ShardInput {
  std::string name;  // as typed
  ShardFile shard;
  FlagValues asked;  // what its command says, as flags of `odds`
};

// Reads the files. A failure names every one that is damaged, of another version of the program or
// of other players, and every pair that differs in what was asked or has deals in common.
// Must hold: !names.empty().
tl::expected<std::vector<ShardInput>, Failure> read_shards(const std::vector<std::string>& names);

// Which deals none of the files has, in a sentence, with commands that make them; its exit code
// tells it from shards that don't fit. Must hold: the files belong together.
tl::expected<void, Failure> check_none_missing(const std::vector<ShardInput>& shards);

// The words of a command as repeat_command writes them, read as a shell would; faults: it has an
// open quote.
tl::expected<std::vector<std::string>, Fault> words_of_command(std::string_view command);

}  // namespace wizbid::cli
