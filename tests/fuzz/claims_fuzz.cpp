// Whatever a claim file says: claims, or faults with a place and a sentence; never an exception.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "claims/read_claim.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const wizbid::ReadClaims read = wizbid::read_claims(text, "claims.toml");
  for (const wizbid::ClaimFault& fault : read.faults) {
    const std::string told = wizbid::fault_text(fault);
    if (told.empty() || told.size() > size + 4000)
      std::abort();
  }
  return 0;
}
