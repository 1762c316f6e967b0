// What a TOML reader complains of, in words for who wrote the file.
#pragma once

#include <string>
#include <string_view>

namespace wizbid {

struct TomlComplaint {
  std::string message;
  std::string remedy;
};

// `told` is the sentence of toml11, as in "unknown value appeared".
TomlComplaint toml_complaint(std::string_view told);

}  // namespace wizbid
