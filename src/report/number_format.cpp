#include "report/number_format.h"

#include <fmt/format.h>

#include <cmath>

namespace wizbid {

namespace {

constexpr double tenth_rounds_away = 0.05;

}  // namespace

std::string percent_text(double probability, Sureness sureness, Language language) {
  const double percent = std::round(probability * 100);
  const bool sure = sureness == Sureness::exact;
  if (percent <= 0 && !(sure && probability <= 0))
    return number_in(language, "<1%");
  if (percent >= 100 && !(sure && probability >= 1))
    return number_in(language, ">99%");
  return number_in(language, fmt::format("{:.0f}%", percent));
}

std::string percent_width_text(double half_width, Language language) {
  const double percent = half_width * 100;
  if (percent > 0 && percent < tenth_rounds_away)
    return number_in(language, "<0.1%");
  return number_in(language, fmt::format("{:.1f}%", percent));
}

std::string points_text(Points points, Language language) {
  const double rounded = std::round(points * 10) / 10;
  return number_in(language, rounded == 0 ? "0.0" : fmt::format("{:+.1f}", rounded));
}

std::string loss_text(Points loss, Language language) {
  if (loss > 0 && loss < tenth_rounds_away)
    return number_in(language, "<0.1");
  return number_in(language, fmt::format("{:.1f}", std::abs(loss)));
}

std::string points_width_text(Points half_width, Language language) {
  return loss_text(half_width, language);
}

std::string count_text(const Integer& count, Language language) {
  constexpr std::size_t longest = 13;
  const std::string digits = count.str();
  if (digits.size() > longest)
    return number_in(language, fmt::format("{:.3g}", count.convert_to<double>()));
  std::string result;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0)
      result += ',';
    result += digits[i];
  }
  return number_in(language, result);
}

std::string plain_number(double value, Language language) {
  return number_in(language, fmt::format("{}", value));
}

}  // namespace wizbid
