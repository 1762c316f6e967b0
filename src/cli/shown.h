// What a person typed, as it can be shown in a message.
#pragma once

#include <string>
#include <string_view>

namespace wizbid::cli {

// Without control characters, and with "..." in place of what is beyond `most` characters.
std::string shown(std::string_view typed, std::size_t most = 200);

}  // namespace wizbid::cli
