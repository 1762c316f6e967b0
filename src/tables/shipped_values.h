// The hand values of the charts, as the files tables/charts/values-N.txt have them.
#pragma once

#include <string_view>

namespace wizbid {

// The contents of the file. Must hold: 3 <= players <= 6.
std::string_view shipped_values_text(int players);

}  // namespace wizbid
