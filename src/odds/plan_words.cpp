#include "odds/plan_words.h"

#include <fmt/format.h>

#include <array>

namespace wizbid {

std::string count_in_words(const Integer& count) {
  const Integer largest_written_out("1000000000000");
  if (count >= largest_written_out)
    return fmt::format("about {:.2g}", count.convert_to<double>());
  std::string digits = count.str();
  for (std::size_t place = digits.size(); place > 3;) {
    place -= 3;
    digits.insert(place, ",");
  }
  return digits;
}

std::string time_in_words(double seconds) {
  struct Unit {
    double seconds;
    const char* one;
    const char* many;
  };
  constexpr std::array<Unit, 6> units{{{365.25 * 86400, "year", "years"},
                                       {86400, "day", "days"},
                                       {3600, "hour", "hours"},
                                       {60, "minute", "minutes"},
                                       {1, "second", "seconds"},
                                       {1e-3, "ms", "ms"}}};
  for (const Unit& unit : units) {
    const double number = seconds / unit.seconds;
    if (number < 0.95)
      continue;
    const std::string rounded =
        number < 1e4 ? fmt::format("{:.0f}", number) : fmt::format("{:.0e}", number);
    return fmt::format("about {} {}", rounded, rounded == "1" ? unit.one : unit.many);
  }
  return "less than 1 ms";
}

}  // namespace wizbid
