// A checksum that tells damage, not malice.
#pragma once

#include <string>
#include <string_view>

namespace wizbid {

// FNV-1a of 64 bits, as 16 hexadecimal digits.
std::string checksum(std::string_view bytes);

}  // namespace wizbid
