#include "counting/checksum.h"

#include <cstdint>

namespace wizbid {

std::string checksum(std::string_view bytes) {
  std::uint64_t sum = 0xCBF29CE484222325;
  for (char byte : bytes)
    sum = (sum ^ static_cast<unsigned char>(byte)) * 0x100000001B3;
  std::string digits(16, '0');
  for (std::size_t place = digits.size(); place > 0; sum >>= 4)
    digits[--place] = "0123456789abcdef"[sum & 15U];
  return digits;
}

}  // namespace wizbid
