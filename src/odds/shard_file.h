// The file of a shard: what was asked, which deals it has, and their sums, as lines of text
// (docs/scaling.md).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "odds/sampled_shard.h"

namespace wizbid {

// The sums of one of the questions that the command asks: several seats, several trumps.
struct ShardPart {
  std::string question;  // which, on one line
  ShardSums sums;        // of the same deals in every part of a file
  friend bool operator==(const ShardPart&, const ShardPart&) = default;
};

struct ShardFile {
  std::string version;      // of the program that wrote it
  std::string weights;      // checksum of the trained players that it has
  std::string rules;        // checksum of those that it played by, which may stand in a file
  std::string command;      // that the whole sample would answer, on one line
  std::uint64_t deals = 0;  // of the whole sample
  Shard shard;
  std::vector<ShardPart> parts;  // none where nothing is sampled
  friend bool operator==(const ShardFile&, const ShardFile&) = default;
};

// Must hold: no text has a line end; the parts are of the deals that the shard has.
std::string shard_text(const ShardFile& file);

// The file that a text was written from; writing it again gives the same bytes. Any other text:
// what is wrong with it, to be read after the name of the file: "is cut short: ...". Sums are
// checked for what any sample could have; whether they answer the command is not.
tl::expected<ShardFile, std::string> read_shard(std::string_view text);

}  // namespace wizbid
