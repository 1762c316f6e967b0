// Reads the values of flags as numbers and choices; each that makes no sense is a fault.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/flags.h"

namespace wizbid::cli {

// A text as it can be shown in a message: in quotes, control characters made visible, not too long.
std::string in_quotes(std::string_view text);

// The letters A to Z as a to z.
std::string in_lower_case(std::string_view text);

// All of `text` as a number, written with a point whatever the locale; "inf" is one.
std::optional<double> number_in(std::string_view text);
std::optional<std::int64_t> whole_number_in(std::string_view text);

class ValueReader {
 public:
  // Both must outlive the reader.
  ValueReader(const FlagValues& values, std::vector<Fault>& faults)
      : values_(values), faults_(faults) {}

  const FlagValues& values() const { return values_; }

  // Each gives nullopt where the flag is not given, or, with a fault, where its value makes no
  // sense. `wanted` completes "--players must be ...": "a whole number from 3 to 6".
  std::optional<std::int64_t> whole(std::string_view name, std::int64_t least, std::int64_t most,
                                    std::string_view wanted);
  std::optional<double> number(std::string_view name, double least, double most,
                               std::string_view wanted);
  // The place of the value in `choices`; upper and lower case are alike.
  std::optional<std::size_t> choice(std::string_view name,
                                    std::span<const std::string_view> choices);
  // Whether a flag that takes no value is set.
  bool flag(std::string_view name);

  void add_fault(std::string message) { faults_.push_back({std::move(message)}); }
  void add_fault(Fault fault) { faults_.push_back(std::move(fault)); }
  // Adds "--players must be WANTED, not "x"."
  void add_fault(std::string_view name, std::string_view wanted);

 private:
  const FlagValues& values_;
  std::vector<Fault>& faults_;
};

}  // namespace wizbid::cli
