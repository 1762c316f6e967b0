// The message catalogues that are part of the program.
#pragma once

#include <string_view>

namespace wizbid {

// de.po, as msgfmt has compiled it.
std::string_view shipped_german();

}  // namespace wizbid
