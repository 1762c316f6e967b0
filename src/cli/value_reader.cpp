#include "cli/value_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

#include "cards/utf8.h"
#include "cli/suggest.h"

namespace wizbid::cli {

namespace {

std::string list_of(std::span<const std::string_view> choices) {
  std::string result;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const bool last = i + 1 == choices.size();
    result += i == 0 ? "" : (last ? " or " : ", ");
    result += choices[i];
  }
  return result;
}

// from_chars takes no leading "+", which people write before points.
template <typename Number>
std::optional<Number> parse(std::string_view text) {
  if (text.starts_with('+') && !text.starts_with("+-"))
    text.remove_prefix(1);
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size())
    return std::nullopt;
  return value;
}

}  // namespace

std::string in_lower_case(std::string_view text) {
  std::string result(text);
  for (char& c : result)
    c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return result;
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t most = 40;
  return '"' + quotable(decode_utf8(text), most) + '"';
}

std::optional<double> number_in(std::string_view text) {
  if (in_lower_case(text) == "inf")
    return std::numeric_limits<double>::infinity();
  const auto value = parse<double>(text);
  return value && std::isfinite(*value) ? value : std::nullopt;
}

std::optional<std::int64_t> whole_number_in(std::string_view text) {
  return parse<std::int64_t>(text);
}

std::optional<std::int64_t> ValueReader::whole(std::string_view name, std::int64_t least,
                                               std::int64_t most, std::string_view wanted) {
  const auto text = values_.text(name);
  if (!text)
    return std::nullopt;
  const auto value = whole_number_in(*text);
  if (value && *value >= least && *value <= most)
    return value;
  add_fault(name, wanted);
  return std::nullopt;
}

std::optional<double> ValueReader::number(std::string_view name, double least, double most,
                                          std::string_view wanted) {
  const auto text = values_.text(name);
  if (!text)
    return std::nullopt;
  const auto value = number_in(*text);
  if (value && *value >= least && *value <= most)
    return *value + 0.0;  // -0 is 0
  add_fault(name, wanted);
  return std::nullopt;
}

std::optional<std::size_t> ValueReader::choice(std::string_view name,
                                               std::span<const std::string_view> choices) {
  const auto text = values_.text(name);
  if (!text)
    return std::nullopt;
  const auto found = std::find(choices.begin(), choices.end(), in_lower_case(*text));
  if (found != choices.end())
    return static_cast<std::size_t>(found - choices.begin());
  add_fault(fmt::format("{} must be {}, not {}.{}", values_.label(name), list_of(choices),
                        in_quotes(*text), did_you_mean(*text, choices)));
  return std::nullopt;
}

bool ValueReader::flag(std::string_view name) {
  constexpr std::array<std::string_view, 2> choices{"false", "true"};
  return choice(name, choices).value_or(0) == 1;
}

void ValueReader::add_fault(std::string_view name, std::string_view wanted) {
  add_fault(fmt::format("{} must be {}, not {}.", values_.label(name), wanted,
                        in_quotes(values_.text(name).value_or(""))));
}

}  // namespace wizbid::cli
