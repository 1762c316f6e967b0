// Whatever bytes a shard has: what is wrong with it in a few words, or sums that are written as
// they were read. So that more than the checksum is tried, the bytes are also read with the right
// one.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "counting/checksum.h"
#include "odds/shard_file.h"

namespace {

using namespace wizbid;

void demand(bool condition) {
  if (!condition)
    std::abort();
}

void check(const std::string& text) {
  const auto file = read_shard(text);
  if (!file) {
    demand(!file.error().empty() && file.error().size() < 200);
    return;
  }
  demand(shard_text(*file) == text);
  for (const ShardPart& part : file->parts) {
    SampleSums sums = part.sums.sums;
    sums += part.sums.sums;
    demand(sums.rows().size() == part.sums.fresh_sums.rows().size());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  check(text);
  const std::string lines = text.substr(0, text.rfind("checksum "));
  check(lines + "checksum " + checksum(lines) + "\n");
  return 0;
}
