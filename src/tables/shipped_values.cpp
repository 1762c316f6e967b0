#include "tables/shipped_values.h"

#include <array>
#include <cstddef>

// The assembler copies the files into the program.
#define WIZBID_VALUES(players) \
  "wizbid_values_" players ":\n.incbin \"" WIZBID_TABLES "/charts/values-" players ".txt\"\n"
asm(".pushsection .rodata\n" WIZBID_VALUES("3") WIZBID_VALUES("4") WIZBID_VALUES("5")
        WIZBID_VALUES("6") "wizbid_values_end:\n.byte 0\n.popsection\n");
#undef WIZBID_VALUES

extern "C" {
[[gnu::visibility("hidden")]] extern const char wizbid_values_3[];
[[gnu::visibility("hidden")]] extern const char wizbid_values_4[];
[[gnu::visibility("hidden")]] extern const char wizbid_values_5[];
[[gnu::visibility("hidden")]] extern const char wizbid_values_6[];
[[gnu::visibility("hidden")]] extern const char wizbid_values_end[];
}

namespace wizbid {

std::string_view shipped_values_text(int players) {
  const std::array<const char*, 5> starts{wizbid_values_3, wizbid_values_4, wizbid_values_5,
                                          wizbid_values_6, wizbid_values_end};
  constexpr int fewest = 3;
  const auto place = static_cast<std::size_t>(players - fewest);
  return {starts.at(place), static_cast<std::size_t>(starts.at(place + 1) - starts.at(place))};
}

}  // namespace wizbid
