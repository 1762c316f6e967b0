#include "tables/shipped_weights.h"

// The assembler copies the file into the program.
asm(".pushsection .rodata\n"
    "wizbid_shipped_weights:\n"
    ".incbin \"" WIZBID_TABLES
    "/players/network.weights\"\n"
    "wizbid_shipped_weights_end:\n"
    ".byte 0\n"
    ".popsection\n");

extern "C" {
[[gnu::visibility("hidden")]] extern const char wizbid_shipped_weights[];
[[gnu::visibility("hidden")]] extern const char wizbid_shipped_weights_end[];
}

namespace wizbid {

std::string_view shipped_weights() {
  return {wizbid_shipped_weights,
          static_cast<std::size_t>(wizbid_shipped_weights_end - wizbid_shipped_weights)};
}

}  // namespace wizbid
