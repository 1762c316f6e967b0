#include "charts/number_text.h"

#include <fmt/format.h>

#include <algorithm>
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

std::string in_language(std::string number, Language language) {
  if (language == Language::german)
    std::replace(number.begin(), number.end(), '.', ',');
  return number;
}

}  // namespace

std::string whole_number(int number) {
  return with_minus(std::to_string(number));
}

std::string signed_number(int number) {
  return with_minus(fmt::format("{:+}", number));
}

std::string decimal_text(double number, int decimals, Language language) {
  return in_language(with_minus(fmt::format("{:.{}f}", number, decimals)), language);
}

std::string plain_text(double number, Language language) {
  return in_language(with_minus(fmt::format("{}", number)), language);
}

std::string signed_points(double points, Language language) {
  const double rounded = std::round(points * 10) / 10;
  return in_language(rounded == 0 ? "0.0" : with_minus(fmt::format("{:+.1f}", rounded)), language);
}

std::string with_percent_sign(const std::string& number, Language language) {
  return number + (language == Language::german ? " %" : "%");
}

}  // namespace wizbid
