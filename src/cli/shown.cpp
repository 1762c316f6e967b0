#include "cli/shown.h"

#include "cards/utf8.h"

namespace wizbid::cli {

std::string shown(std::string_view typed, std::size_t most) {
  return quotable(decode_utf8(typed), most);
}

}  // namespace wizbid::cli
