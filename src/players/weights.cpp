#include "players/weights.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <limits>
#include <type_traits>

#include "counting/checksum.h"
#include "players/feature_blocks.h"

namespace wizbid {
namespace {

constexpr std::string_view title = "wizbid weights 1";

template <class Number>
void put(std::string& bytes, const std::vector<Number>& numbers) {
  for (Number number : numbers)
    for (std::size_t k = 0; k < sizeof(Number); ++k)
      bytes.push_back(static_cast<char>((static_cast<std::uint32_t>(number) >> (8 * k)) & 0xFFU));
}

// Takes what `numbers` holds off the front of `bytes`. Must hold: there is enough.
template <class Number>
void take(std::string_view& bytes, std::vector<Number>& numbers) {
  for (Number& number : numbers) {
    std::uint32_t bits = 0;
    for (std::size_t k = 0; k < sizeof(Number); ++k)
      bits |= std::uint32_t{static_cast<unsigned char>(bytes[k])} << (8 * k);
    number = static_cast<Number>(static_cast<std::make_unsigned_t<Number>>(bits));
    bytes.remove_prefix(sizeof(Number));
  }
}

std::string payload(const Weights& weights) {
  std::string bytes;
  put(bytes, weights.first);
  put(bytes, weights.first_bias);
  put(bytes, weights.second);
  put(bytes, weights.second_bias);
  put(bytes, weights.third);
  put(bytes, weights.third_bias);
  return bytes;
}

using Lines = std::vector<std::pair<std::string, std::string>>;

// What this program expects of the file, payload aside.
Lines shape() {
  return {{"inputs", std::to_string(input_count())},
          {"inputs-version", std::to_string(feature_blocks::version)},
          {"units", std::to_string(first_units) + " " + std::to_string(second_units)},
          {"outputs", std::to_string(output_count)},
          {"scales", std::to_string(unit_scale) + " " + std::to_string(weight_scale)}};
}

// Takes the line `name: value`, or nothing, off the front of the file.
std::optional<std::pair<std::string, std::string>> take_line(std::string_view& file) {
  const std::size_t end = file.find('\n');
  if (end == std::string_view::npos || end == 0)
    return std::nullopt;
  const std::string_view line = file.substr(0, end);
  const std::size_t colon = line.find(": ");
  if (colon == std::string_view::npos)
    return std::nullopt;
  file.remove_prefix(end + 1);
  return std::pair(std::string(line.substr(0, colon)), std::string(line.substr(colon + 2)));
}

// Whether no sum over a column of `rows` can leave 32 bits, whatever the units.
bool sums_fit(const std::vector<std::int16_t>& rows, const std::vector<std::int32_t>& biases) {
  const std::size_t columns = biases.size();
  for (std::size_t j = 0; j < columns; ++j) {
    std::int64_t most = std::llabs(biases[j]) + weight_scale;
    for (std::size_t i = j; i < rows.size(); i += columns)
      most += std::int64_t{std::abs(rows[i])} * activation_limit * unit_scale;
    if (most > std::numeric_limits<std::int32_t>::max() / 2)
      return false;
  }
  return true;
}

tl::unexpected<Fault> fault(std::string message) {
  return tl::unexpected(Fault{std::move(message)});
}

}  // namespace

Weights zero_weights() {
  Weights weights;
  weights.first.resize(static_cast<std::size_t>(input_count()) * first_units);
  weights.first_bias.resize(first_units);
  weights.second.resize(first_units * second_units);
  weights.second_bias.resize(second_units);
  weights.third.resize(second_units * output_count);
  weights.third_bias.resize(output_count);
  return weights;
}

std::string written(const Weights& weights) {
  const std::string bytes = payload(weights);
  std::string file = std::string(title) + "\n";
  Lines lines = shape();
  lines.emplace_back("bytes", std::to_string(bytes.size()));
  lines.emplace_back("checksum", checksum(bytes));
  lines.insert(lines.end(), weights.provenance.begin(), weights.provenance.end());
  for (const auto& [name, value] : lines)
    file += name + ": " + value + "\n";
  return file + "\n" + bytes;
}

tl::expected<Weights, Fault> read_weights(std::string_view file) {
  const std::string first_line = std::string(title) + "\n";
  if (!file.starts_with(first_line))
    return fault("This is no weights file: it does not begin with \"" + std::string(title) + "\".");
  file.remove_prefix(first_line.size());
  Weights weights = zero_weights();
  Lines expected = shape();
  for (auto line = take_line(file); line; line = take_line(file))
    weights.provenance.push_back(*line);
  if (!file.starts_with('\n'))
    return fault("The head of the weights file does not end with an empty line.");
  file.remove_prefix(1);
  expected.emplace_back("bytes", std::to_string(payload(weights).size()));
  expected.emplace_back("checksum", checksum(file));
  auto& lines = weights.provenance;
  for (std::size_t i = 0; i < expected.size(); ++i)
    if (i >= lines.size() || lines[i] != expected[i])
      return fault("The weights file should have the line \"" + expected[i].first + ": " +
                   expected[i].second + "\".");
  lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(expected.size()));
  if (file.size() != payload(weights).size())
    return fault("The weights file is cut off.");
  take(file, weights.first);
  take(file, weights.first_bias);
  take(file, weights.second);
  take(file, weights.second_bias);
  take(file, weights.third);
  take(file, weights.third_bias);
  if (!sums_fit(weights.second, weights.second_bias) ||
      !sums_fit(weights.third, weights.third_bias))
    return fault("The weights are too large.");
  return weights;
}

}  // namespace wizbid
