#include "report/json_parts.h"

#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>

namespace wizbid {

using Json = nlohmann::ordered_json;

Json noise_json(BidNoise noise) {
  if (std::isinf(noise))
    return "inf";
  constexpr double largest_whole = 1e15;
  if (noise == std::floor(noise) && noise < largest_whole)
    return static_cast<std::int64_t>(noise);
  return noise;
}

Json error_json(double error) {
  return std::isfinite(error) ? Json(error) : Json(nullptr);
}

}  // namespace wizbid
