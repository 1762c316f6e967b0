#include "charts/number_text.h"

#include <fmt/format.h>

#include <cmath>
#include <string_view>

namespace wizbid {

std::string whole_percent(double chance) {
  const double percent = std::round(chance * 100);
  if (percent <= 0 && chance > 0)
    return "<1";
  if (percent >= 100 && chance < 1)
    return ">99";
  return fmt::format("{:.0f}", percent);
}

namespace {

constexpr std::string_view minus = "−";  // as wide as a plus, unlike a hyphen

std::string with_minus(const std::string& number) {
  return number.front() == '-' ? std::string(minus) + number.substr(1) : number;
}

}  // namespace

std::string whole_number(int number) {
  return with_minus(std::to_string(number));
}

std::string signed_number(int number) {
  return with_minus(fmt::format("{:+}", number));
}

std::string signed_points(double points) {
  const double rounded = std::round(points * 10) / 10;
  return rounded == 0 ? "0.0" : with_minus(fmt::format("{:+.1f}", rounded));
}

}  // namespace wizbid
