#include "cli/suggest.h"

namespace wizbid::cli {

std::string did_you_mean(std::string_view word, std::span<const std::string_view> known,
                         std::string_view before) {
  const auto nearest = nearest_word(word, known);
  if (!nearest)
    return {};
  std::string result = " Did you mean ";
  return result.append(before).append(*nearest).append("?");
}

}  // namespace wizbid::cli
