// The strategy claims that come with the program, as the files tables/claims/*.toml have them.
#pragma once

#include <span>
#include <string_view>

namespace wizbid {

struct ShippedFile {
  std::string_view name;  // "tables/claims/wikipedia.toml"
  std::string_view text;
};

// In the order in which they are told.
std::span<const ShippedFile> shipped_claims();

}  // namespace wizbid
