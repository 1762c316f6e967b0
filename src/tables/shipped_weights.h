// The weights of the trained players, as the file tables/players/network.weights has them: part of
// the program, which so runs from anywhere.
#pragma once

#include <string_view>

namespace wizbid {

// The contents of the file (players/weights.h).
std::string_view shipped_weights();

}  // namespace wizbid
