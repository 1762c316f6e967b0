// Whatever bytes a weights file has: a fault, or weights that are written as they were read. Inputs
// are laid over the shipped file, so that more than the first line is tried: two bytes say where.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "players/weights.h"
#include "tables/shipped_weights.h"

namespace {

using namespace wizbid;

void check(std::string_view file) {
  const auto weights = read_weights(file);
  const bool sound = weights ? written(*weights) == file : !weights.error().message.empty();
  if (!sound)
    std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  check(bytes);
  if (size < 2)
    return 0;
  std::string file(shipped_weights());
  const std::size_t place = std::min<std::size_t>(data[0] * 256U + data[1], file.size());
  file.replace(place, std::min(size - 2, file.size() - place), bytes.substr(2));
  check(file);
  check(std::string_view(file).substr(0, place));
  return 0;
}
