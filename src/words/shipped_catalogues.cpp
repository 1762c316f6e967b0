#include "words/shipped_catalogues.h"

// The assembler copies the file into the program.
asm(".pushsection .rodata\n"
    "wizbid_shipped_german:\n"
    ".incbin \"" WIZBID_CATALOGUES
    "/de.mo\"\n"
    "wizbid_shipped_german_end:\n"
    ".byte 0\n"
    ".popsection\n");

extern "C" {
[[gnu::visibility("hidden")]] extern const char wizbid_shipped_german[];
[[gnu::visibility("hidden")]] extern const char wizbid_shipped_german_end[];
}

namespace wizbid {

std::string_view shipped_german() {
  return {wizbid_shipped_german,
          static_cast<std::size_t>(wizbid_shipped_german_end - wizbid_shipped_german)};
}

}  // namespace wizbid
