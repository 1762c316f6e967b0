#include "odds/plan_words.h"

#include <fmt/format.h>

#include <array>

namespace wizbid {

namespace {

enum class TimeUnit : std::uint8_t { year, day, hour, minute, second, millisecond };

struct UnitLength {
  TimeUnit unit;
  double seconds;
};

constexpr std::array<UnitLength, 6> units{{{TimeUnit::year, 365.25 * 86400},
                                           {TimeUnit::day, 86400},
                                           {TimeUnit::hour, 3600},
                                           {TimeUnit::minute, 60},
                                           {TimeUnit::second, 1},
                                           {TimeUnit::millisecond, 1e-3}}};

std::string so_long(TimeUnit unit, const std::string& number, Language language) {
  const int count = number == "1" ? 1 : 2;
  switch (unit) {
    case TimeUnit::year:
      return say_count(language, count, "about {} year", "about {} years", number);
    case TimeUnit::day:
      return say_count(language, count, "about {} day", "about {} days", number);
    case TimeUnit::hour:
      return say_count(language, count, "about {} hour", "about {} hours", number);
    case TimeUnit::minute:
      return say_count(language, count, "about {} minute", "about {} minutes", number);
    case TimeUnit::second:
      return say_count(language, count, "about {} second", "about {} seconds", number);
    case TimeUnit::millisecond:
      return say(language, "about {} ms", number);
  }
  return {};
}

}  // namespace

std::string count_in_words(const Integer& count, Language language) {
  const Integer largest_written_out("1000000000000");
  if (count >= largest_written_out)
    return say(language, "about {}",
               number_in(language, fmt::format("{:.2g}", count.convert_to<double>())));
  std::string digits = count.str();
  for (std::size_t place = digits.size(); place > 3;) {
    place -= 3;
    digits.insert(place, ",");
  }
  return number_in(language, digits);
}

std::string time_in_words(double seconds, Language language) {
  for (const UnitLength& length : units) {
    const double number = seconds / length.seconds;
    if (number < 0.95)
      continue;
    return so_long(length.unit,
                   number < 1e4 ? fmt::format("{:.0f}", number) : fmt::format("{:.0e}", number),
                   language);
  }
  return say(language, "less than {} ms", 1);
}

}  // namespace wizbid
