#include "tables/shipped_claims.h"

#include <array>

// The assembler copies each file into the program.
#define WIZBID_SHIP(name)                                                               \
  asm(".pushsection .rodata\n"                                                          \
      "wizbid_shipped_claims_" #name                                                    \
      ":\n"                                                                             \
      ".incbin \"" WIZBID_TABLES "/claims/" #name                                       \
      ".toml\"\n"                                                                       \
      "wizbid_shipped_claims_" #name                                                    \
      "_end:\n"                                                                         \
      ".byte 0\n"                                                                       \
      ".popsection\n");                                                                 \
  extern "C" {                                                                          \
  [[gnu::visibility("hidden")]] extern const char wizbid_shipped_claims_##name[];       \
  [[gnu::visibility("hidden")]] extern const char wizbid_shipped_claims_##name##_end[]; \
  }                                                                                     \
  namespace wizbid {                                                                    \
  namespace {                                                                           \
  ShippedFile file_##name() {                                                           \
    return {"tables/claims/" #name ".toml",                                             \
            {wizbid_shipped_claims_##name,                                              \
             static_cast<std::size_t>(wizbid_shipped_claims_##name##_end -              \
                                      wizbid_shipped_claims_##name)}};                  \
  }                                                                                     \
  }                                                                                     \
  }

WIZBID_SHIP(wikipedia)
WIZBID_SHIP(holden)
WIZBID_SHIP(guides)
WIZBID_SHIP(documents)

namespace wizbid {

std::span<const ShippedFile> shipped_claims() {
  static const std::array files{file_wikipedia(), file_holden(), file_guides(), file_documents()};
  return files;
}

}  // namespace wizbid
